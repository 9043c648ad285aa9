import { createAnalytics } from './analytics.ts';
import { type ConsentStore, createConsent } from './consent.ts';
import { removeCookies } from './cookies.ts';
import type { FirebaseAnalyticsSettings } from './firebaseAnalytics.ts';
import { type AnalyticsPort, type Measurement, silentAnalytics } from './port.ts';

/** What a deployment counts, and what its visitors said about it. */
export interface Measuring {
  readonly port: AnalyticsPort;
  /** Null where nothing is counted, so that nobody has to be asked. */
  readonly consent: ConsentStore | null;
}

/** Nothing is counted, and nobody is asked. */
export const notMeasuring: Measuring = { port: silentAnalytics, consent: null };

/** Google Analytics after consent; without settings nothing is ever sent, and nobody is asked. */
export function measuringWith(settings: FirebaseAnalyticsSettings | null): Measuring {
  if (!settings) return notMeasuring;
  return measuringBy(async () => {
    const { createFirebaseAnalytics } = await import('./firebaseAnalytics.ts');
    return (page) => createFirebaseAnalytics(settings, page);
  });
}

/** Counts with another service, after consent. */
export function measuringBy(load: () => Promise<(page: string) => Promise<Measurement>>): Measuring {
  const consent = createConsent();
  return { consent, port: createAnalytics({ consent, load, forget: removeCookies }) };
}
