import { useEffect, useRef } from 'react';
import { useAnalytics } from './context.ts';
import type { AnalyticsEvent } from './events.ts';

/** Reports an event once, as soon as `happened` is true. */
export function useReported(event: AnalyticsEvent, happened: boolean): void {
  const analytics = useAnalytics();
  const latest = useRef(event);
  const reported = useRef(false);
  useEffect(() => {
    latest.current = event;
  });
  useEffect(() => {
    if (!happened || reported.current) return;
    reported.current = true;
    analytics.event(latest.current);
  }, [analytics, happened]);
}
