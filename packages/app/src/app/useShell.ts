import { useConfig } from '../config/context.ts';
import { useAuth } from '../features/auth/index.ts';
import { useLogOut } from './useLogOut.ts';
import { usePracticeInterview } from './usePracticeInterview.ts';

/** One entry of the navigation: a link, or a press. */
export type NavItem =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onPress: () => void; readonly tooltip?: string };

/** What the navigation offers (specification, section 2); until it is known who is there, what visitors get. */
export function useShell(): { brand: string; items: readonly NavItem[] } {
  const { brand } = useConfig();
  const auth = useAuth();
  const practise = usePracticeInterview();
  const logOut = useLogOut();

  const shared: NavItem[] = [
    { label: 'Home', href: '/' },
    { label: 'Focus Questions', href: brand.blogUrl },
    { label: 'Post a Job', href: '/job_post' },
  ];
  const own: NavItem[] =
    auth.status === 'signed-in'
      ? [
          { label: 'Practice Interview', onPress: () => void practise() },
          { label: 'My Account', href: '/my_account' },
          { label: 'Log Out', onPress: () => void logOut(), tooltip: auth.user.email },
        ]
      : [
          { label: 'Try Now', href: '/preview-landing' },
          { label: 'Log In', href: '/login' },
        ];
  return { brand: brand.name, items: [...shared, ...own] };
}
