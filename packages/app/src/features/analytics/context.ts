import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { type Measuring, notMeasuring } from './measuring.ts';
import type { AnalyticsPort } from './port.ts';

const MeasuringContext = createContext<Measuring>(notMeasuring);

export const MeasuringProvider = MeasuringContext.Provider;

/** Where this deployment's page views and events go. */
export const useAnalytics = (): AnalyticsPort => useContext(MeasuringContext).port;

/** The question whether a person may be counted, as a page shows it; undefined where nothing is counted. */
export interface ConsentQuestion {
  readonly asking: boolean;
  readonly onAllow: () => void;
  readonly onRefuse: () => void;
  readonly onAskAgain: () => void;
}

const nothing = () => () => undefined;
const no = () => false;

/** The question of this page, and what was said. */
export function useConsent(): ConsentQuestion | undefined {
  const { consent } = useContext(MeasuringContext);
  const asking = useSyncExternalStore(consent?.subscribe ?? nothing, consent?.asking ?? no, no);
  return useMemo(
    () =>
      consent ? { asking, onAllow: consent.allow, onRefuse: consent.refuse, onAskAgain: consent.askAgain } : undefined,
    [asking, consent],
  );
}
