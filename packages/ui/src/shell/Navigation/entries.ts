/** One entry of the navigation: a link, or something to do. */
export type NavigationEntry =
  | { readonly label: string; readonly href: string; readonly call?: boolean }
  | { readonly label: string; readonly action: 'practice' | 'log-out'; readonly call?: boolean };

/** The entries, in order, for a visitor or for someone logged in. */
export function navigationEntries(loggedIn: boolean, blogUrl: string): readonly NavigationEntry[] {
  const first: readonly NavigationEntry[] = [
    { label: 'Home', href: '/' },
    { label: 'Focus Questions', href: blogUrl },
    { label: 'Post a Job', href: '/job_post' },
  ];
  return loggedIn
    ? [
        ...first,
        { label: 'Practice Interview', action: 'practice', call: true },
        { label: 'My Account', href: '/my_account' },
        { label: 'Log Out', action: 'log-out' },
      ]
    : [...first, { label: 'Try Now', href: '/preview-landing' }, { label: 'Log In', href: '/login', call: true }];
}
