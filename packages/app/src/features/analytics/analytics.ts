import type { ConsentStore } from './consent.ts';
import type { AnalyticsPort, Measurement } from './port.ts';
import { routePattern } from './routePattern.ts';

/** What counting stands on. */
export interface AnalyticsPorts {
  readonly consent: ConsentStore;
  /** Fetches the service's code; what it gives begins to measure, on the page that is shown. */
  readonly load: () => Promise<(page: string) => Promise<Measurement>>;
  /** Removes what the service has stored in this browser. */
  readonly forget: () => void;
}

/**
 * Counts for as long as the person allows it, and fetches nothing before. A page that is shown when they allow it is
 * counted; what happened before is not.
 */
export function createAnalytics({ consent, load, forget }: AnalyticsPorts): AnalyticsPort {
  let allowed = consent.get() === 'granted';
  let measuring: Promise<Measurement | null> | null = null;
  let shown: { readonly page: string; readonly title: string } | null = null;

  const begin = async (): Promise<Measurement | null> => {
    try {
      const create = await load();
      // Whoever took it back meanwhile is not measured at all, and may allow it once more.
      if (allowed) return await create(shown?.page ?? '/');
    } catch {
      // Blocked by the browser or out of reach: nobody misses it.
      return null;
    }
    measuring = null;
    return null;
  };
  const send = (work: (measurement: Measurement) => void) => {
    if (!allowed) return;
    measuring ??= begin();
    void measuring.then((measurement) => {
      if (measurement && allowed) work(measurement);
    });
  };
  const countShown = () => {
    const now = shown;
    if (now) send((measurement) => measurement.pageView(now.page, now.title));
  };

  consent.subscribe(() => {
    const before = allowed;
    allowed = consent.get() === 'granted';
    if (allowed === before) return;
    if (allowed) {
      void measuring?.then((measurement) => measurement?.resume());
      return countShown();
    }
    forget();
    void measuring?.then((measurement) => {
      if (allowed) return;
      measurement?.stop();
      forget();
    });
  });

  return {
    pageView: (path, title) => {
      shown = { page: routePattern(path), title };
      countShown();
    },
    event: (event) => send((measurement) => measurement.event(event)),
  };
}
