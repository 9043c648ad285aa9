export { AnalyticsProvider, useAnalytics } from './context.ts';
export { type AnalyticsEvent, type AnalyticsPort, silentAnalytics } from './port.ts';
