import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '../config/context.ts';
import { useAnalytics } from '../features/analytics/index.ts';

/** The element that takes the focus when a page opens, so that keyboards and screen readers start at its content. */
export const mainId = 'main';

let visited: string | null = null;
const waiting = new Set<() => void>();

/** Waits until the page at a path is open: a navigation is rendered some time after it was asked for. */
export function untilAt(path: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (visited !== path) return;
      waiting.delete(look);
      resolve();
    };
    waiting.add(look);
    look();
  });
}

/**
 * What belongs to opening a page: its title (`{brand}`, or `{brand} | {name}`), the top of the content, the focus, and
 * the page view. The first page keeps the browser's own focus and scroll position.
 */
export function usePage(name?: string): void {
  const { brand } = useConfig();
  const analytics = useAnalytics();
  const { pathname } = useLocation();
  const title = name === undefined ? brand.name : `${brand.name} | ${name}`;

  useEffect(() => {
    document.title = title;
    if (visited === pathname) return;
    if (visited !== null) {
      window.scrollTo(0, 0);
      document.getElementById(mainId)?.focus({ preventScroll: true });
    }
    visited = pathname;
    for (const look of waiting) look();
    analytics.pageView(pathname, title);
  }, [analytics, pathname, title]);
}
