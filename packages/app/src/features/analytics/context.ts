import { createContext, useContext } from 'react';
import { type AnalyticsPort, silentAnalytics } from './port.ts';

const AnalyticsContext = createContext<AnalyticsPort>(silentAnalytics);

export const AnalyticsProvider = AnalyticsContext.Provider;

/** Where this deployment's page views and events go. */
export const useAnalytics = (): AnalyticsPort => useContext(AnalyticsContext);
