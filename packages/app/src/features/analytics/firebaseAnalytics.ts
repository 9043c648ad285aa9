import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
} from 'firebase/analytics';
import { initializeApp } from 'firebase/app';
import { deleteInstallations, getInstallations } from 'firebase/installations';
import type { Measurement } from './port.ts';

/** Which property of Google Analytics counts. */
export interface FirebaseAnalyticsSettings {
  readonly apiKey: string;
  readonly projectId: string;
  readonly appId: string;
  readonly measurementId: string;
}

/** How long the browser is recognised, in seconds: thirteen months, the longest that the CNIL allows for such cookies. */
const recognisedS = 395 * 24 * 60 * 60;

/**
 * Google Analytics through Firebase, for whoever has allowed it. By itself it would send the whole address of the page
 * with everything, and where the person came from; it is told the route's pattern instead, and nothing of the latter.
 * @param page pattern of the route that is shown
 * @throws {Error} where the browser can't store what the service needs
 */
export async function createFirebaseAnalytics(settings: FirebaseAnalyticsSettings, page: string): Promise<Measurement> {
  if (!(await isSupported())) throw new Error('This browser does not support Google Analytics.');
  const place = (pattern: string, title: string) => ({
    page_location: location.origin + pattern,
    page_path: pattern,
    page_title: title,
    page_referrer: '',
  });
  let here = place(page, document.title);

  setConsent({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  // An app of its own: signing in neither waits for this one nor knows of it.
  const app = initializeApp(settings, 'analytics');
  const analytics = initializeAnalytics(app, {
    config: {
      ...here,
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      cookie_domain: 'none',
      cookie_expires: recognisedS,
    },
  });
  /** Collecting stops when this is true, at once; Firebase's own switch waits for its beginning to be over. */
  const off = `ga-disable-${settings.measurementId}`;

  return {
    pageView: (pattern, title) => {
      here = place(pattern, title);
      logEvent(analytics, 'page_view', here);
    },
    event: ({ category, action, label }) =>
      logEvent(analytics, action, { ...here, event_category: category, ...(label && { event_label: label }) }),
    resume: () => {
      Reflect.set(window, off, false);
      setAnalyticsCollectionEnabled(analytics, true);
    },
    stop: () => {
      Reflect.set(window, off, true);
      setAnalyticsCollectionEnabled(analytics, false);
      // Without the network the id stays in this browser, where nothing uses it.
      deleteInstallations(getInstallations(app)).catch(() => undefined);
    },
  };
}
