const key = 'viva.home';

/**
 * Remembers on this machine whether there is a home above the landing page. `early.js` reads it before the first paint, so that
 * the home's place is held and nothing moves when it is there. No name, and nothing of what is in it.
 */
export function rememberHome(has: boolean): void {
  document.documentElement.toggleAttribute('data-home', has);
  try {
    if (has) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Then its place is not held the next time.
  }
}
