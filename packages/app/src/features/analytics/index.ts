export { AnalyticsProvider, useAnalytics } from './context.ts';
export { silentAnalytics } from './port.ts';
