/** An event of the specification's catalogue; `category` groups events of one part of the product. */
export interface AnalyticsEvent {
  readonly category: 'voice_chat' | 'preview' | 'subscription';
  readonly action: string;
  /** A short detail without personal data, as in a failure code. */
  readonly label?: string;
}

/** Where page views and events go. */
export interface AnalyticsPort {
  pageView(path: string, title: string): void;
  event(event: AnalyticsEvent): void;
}

/** Sends nothing: no measurement is configured. */
export const silentAnalytics: AnalyticsPort = { pageView: () => undefined, event: () => undefined };
