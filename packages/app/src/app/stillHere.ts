/**
 * Remembers which page is open. The result tells whether it still is: what comes late must not take anybody away from
 * where they went meanwhile.
 */
export function stillHere(): () => boolean {
  const { pathname } = location;
  return () => location.pathname === pathname;
}
