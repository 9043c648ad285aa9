import type { AppConfig } from '../config/config.ts';

/**
 * What stands in a page that was written beforehand for what each deployment sets. Whoever serves the page puts the
 * real words in their place.
 */
export const standIns = {
  brandName: 'STANDS-IN-FOR-BRAND',
  supportEmail: 'support@stands-in-for.invalid',
  blogUrl: 'https://blog.stands-in-for.invalid',
  /** Origin of the page, without a slash at the end. */
  origin: 'https://origin.stands-in-for.invalid',
} as const;

/** Settings of which only the stand-ins are seen. */
export const standInConfig: AppConfig = {
  backendUrl: '/api',
  livekitUrl: 'wss://livekit.invalid',
  firebase: { apiKey: '-', projectId: '-', authDomain: '-', emulatorUrl: null },
  logLevel: 'warn',
  brand: { name: standIns.brandName, supportEmail: standIns.supportEmail, blogUrl: standIns.blogUrl },
};
