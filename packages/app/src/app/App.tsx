import '@viva/ui/fonts';
import { GlobalStyles, LinkProvider } from '@viva/ui';
import { useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { TokenProvider } from '../api/tokenSource.ts';
import type { AppConfig } from '../config/config.ts';
import { ConfigProvider } from '../config/context.ts';
import { AnalyticsProvider, silentAnalytics } from '../features/analytics/index.ts';
import { AuthProvider, createAuthStore } from '../features/auth/index.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createNotice, NoticeProvider } from './notice.ts';
import { RouterLink } from './RouterLink.tsx';

/** The whole product for one deployment. */
export function App({ config }: { config: AppConfig }) {
  const auth = useMemo(
    () =>
      createAuthStore(async () => {
        const { createFirebaseAuth } = await import('../features/auth/firebaseAuth.ts');
        return createFirebaseAuth(config.firebase);
      }),
    [config],
  );
  const notice = useMemo(() => createNotice(), []);
  const getToken = useMemo(() => async () => (await auth.load()).getToken(), [auth]);

  return (
    <>
      <GlobalStyles />
      <ErrorBoundary>
        <ConfigProvider value={config}>
          <AnalyticsProvider value={silentAnalytics}>
            <AuthProvider value={auth}>
              <TokenProvider value={getToken}>
                <BrowserRouter>
                  <LinkProvider value={RouterLink}>
                    <NoticeProvider value={notice}>
                      <AppRoutes />
                    </NoticeProvider>
                  </LinkProvider>
                </BrowserRouter>
              </TokenProvider>
            </AuthProvider>
          </AnalyticsProvider>
        </ConfigProvider>
      </ErrorBoundary>
    </>
  );
}
