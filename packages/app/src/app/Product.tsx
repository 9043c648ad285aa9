import '@viva/ui/fonts';
import { GlobalStyles, LinkProvider } from '@viva/ui';
import { type ComponentType, type PropsWithChildren, useMemo } from 'react';
import { TokenProvider } from '../api/tokenSource.ts';
import type { AppConfig } from '../config/config.ts';
import { ConfigProvider } from '../config/context.ts';
import { type Measuring, MeasuringProvider, notMeasuring } from '../features/analytics/index.ts';
import { AuthProvider, type AuthStore } from '../features/auth/index.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createNotice, NoticeProvider } from './notice.ts';
import { PracticeProvider } from './Practice.tsx';
import { RouterLink } from './RouterLink.tsx';

export interface ProductProps {
  readonly config: AppConfig;
  readonly auth: AuthStore;
  /** What is counted; nothing, unless it is said. */
  readonly measuring?: Measuring;
  /** Where addresses come from: the browser, or a story. */
  readonly Router: ComponentType<PropsWithChildren>;
}

/** Every page of the product, on the ports it is given. */
export function Product({ config, auth, measuring = notMeasuring, Router }: ProductProps) {
  const notice = useMemo(() => createNotice(), []);
  const getToken = useMemo(() => async () => (await auth.load()).getToken(), [auth]);
  return (
    <>
      <GlobalStyles />
      <ErrorBoundary>
        <ConfigProvider value={config}>
          <MeasuringProvider value={measuring}>
            <AuthProvider value={auth}>
              <TokenProvider value={getToken}>
                <Router>
                  <LinkProvider value={RouterLink}>
                    <NoticeProvider value={notice}>
                      <PracticeProvider>
                        <AppRoutes />
                      </PracticeProvider>
                    </NoticeProvider>
                  </LinkProvider>
                </Router>
              </TokenProvider>
            </AuthProvider>
          </MeasuringProvider>
        </ConfigProvider>
      </ErrorBoundary>
    </>
  );
}
