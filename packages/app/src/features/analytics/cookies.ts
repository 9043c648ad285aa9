/** The cookies of Google Analytics: one for the browser, one for each property. */
const names = /^_ga(_\w+)?$/;

/**
 * The assignments to `document.cookie` that remove the cookies of Google Analytics among `cookies`: on this host, and on
 * each domain above it that one may have been set for.
 */
export function removals(cookies: string, host: string): string[] {
  const parts = host.split('.');
  const domains = ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)];
  return cookies
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => names.test(name))
    .flatMap((name) => domains.map((domain) => `${name}=; max-age=0; path=/${domain}`));
}

/** Removes the cookies of Google Analytics. */
export function removeCookies(): void {
  for (const removal of removals(document.cookie, location.hostname)) document.cookie = removal;
}
