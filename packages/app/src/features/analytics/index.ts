export { MeasuringProvider, useAnalytics, useConsent } from './context.ts';
export { type Measuring, measuringWith, notMeasuring } from './measuring.ts';
export { useReported } from './useReported.ts';
