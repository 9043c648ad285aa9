import { useEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useConfig } from '../config/context.ts';
import { useAnalytics } from '../features/analytics/index.ts';
import { atEntry, toPlaceOf, toTop } from './scrollPlaces.ts';
import { takeOver } from './takeOver.ts';

/** The element that takes the focus when a page opens, so that keyboards and screen readers start at its content. */
export const mainId = 'main';

let visited: Location | null = null;
const waiting = new Set<() => void>();

/** Waits until the page at a path is open: a navigation is rendered some time after it was asked for. */
export function untilAt(path: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (visited?.pathname !== path) return;
      waiting.delete(look);
      resolve();
    };
    waiting.add(look);
    look();
  });
}

/**
 * What belongs to opening a page: its title (`{brand}`, or `{brand} | {name}`), the top of the content, or on the way back
 * the place where it was left, the focus, and the page view. The first page keeps the browser's own focus and scroll position.
 */
export function usePage(name?: string): void {
  const { brand } = useConfig();
  const analytics = useAnalytics();
  const location = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const { pathname } = location;
  const title = name === undefined ? brand.name : `${brand.name} | ${name}`;

  useEffect(takeOver, []);
  useEffect(() => atEntry(location.key), [location]);
  useEffect(() => {
    document.title = title;
    const last = visited;
    visited = location;
    if (last?.pathname === pathname) {
      // A link to the page that is open leads to its top.
      if (!back && last.key !== location.key && last.search === location.search) toTop();
      return;
    }
    if (last !== null) {
      if (back) toPlaceOf(location.key);
      else toTop();
      document.getElementById(mainId)?.focus({ preventScroll: true });
    }
    for (const look of waiting) look();
    analytics.pageView(pathname, title);
  }, [analytics, back, location, pathname, title]);
}
