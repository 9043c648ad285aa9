import type { AnalyticsEvent } from './events.ts';

/** Where page views and events go. */
export interface AnalyticsPort {
  /** `path` as the address bar has it; what leaves is the route's pattern, without ids. */
  pageView(path: string, title: string): void;
  event(event: AnalyticsEvent): void;
}

/** Sends nothing: no measurement is configured. */
export const silentAnalytics: AnalyticsPort = { pageView: () => undefined, event: () => undefined };

/** A service that counts, once a person has allowed it. Nothing of it may fail loudly. */
export interface Measurement {
  /** @param page pattern of the route, as in `/voice_chat/{roomId}` */
  pageView(page: string, title: string): void;
  event(event: AnalyticsEvent): void;
  /** Goes on after {@link stop}. */
  resume(): void;
  /** Sends nothing any more, and has the service forget this browser. */
  stop(): void;
}
