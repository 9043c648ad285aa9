import { Shell } from '@viva/ui';
import { useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useConfig } from '../config/context.ts';
import { useConsent } from '../features/analytics/index.ts';
import { useAuth } from '../features/auth/index.ts';
import { useNotice } from './notice.ts';
import { useLogOut } from './useLogOut.ts';
import { usePracticeInterview } from './Practice.tsx';
import { useTheme } from './useTheme.ts';
import { useYear } from './useYear.ts';

/** The frame of every page but the room; `reduced` leaves the logo alone of the navigation. */
export function Layout({ reduced = false }: { reduced?: boolean }) {
  const { brand } = useConfig();
  const { pathname } = useLocation();
  const auth = useAuth();
  const logOut = useLogOut();
  const practice = usePracticeInterview();
  const theme = useTheme();
  const notice = useNotice();
  const said = useSyncExternalStore(notice.subscribe, notice.get, notice.get);
  const consent = useConsent();
  const year = useYear();
  const { blogUrl } = brand;
  return (
    <Shell
      brand={brand.name}
      notice={said === null ? undefined : { ...said, onDismiss: notice.clear }}
      cookies={consent?.asking ? consent : undefined}
      navigation={{
        ...practice,
        reduced,
        blogUrl,
        currentPath: pathname,
        user: auth.status === 'loading' ? undefined : auth.status === 'signed-in' ? auth.user : null,
        onLogOut: () => void logOut(),
      }}
      footer={{
        ...theme,
        blogUrl,
        year,
        sitemapUrl: `${blogUrl}/sitemap.xml`,
        onCookieChoices: consent?.onAskAgain,
      }}
    >
      <Outlet />
    </Shell>
  );
}
