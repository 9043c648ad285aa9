import * as v from 'valibot';
import { logLevels } from './log.ts';

// Not with the contract's library: every page waits for its settings, and that one would be a sixth of the first script.

const missing = 'it is missing, or of another kind';
const text = v.string(missing);
const filled = v.pipe(text, v.minLength(1, 'it is empty'));

/** An address whose protocol, with its colon, is one of these. */
const address = (protocol: RegExp, complaint: string) =>
  v.pipe(
    text,
    v.check((value) => URL.canParse(value) && protocol.test(new URL(value).protocol), complaint),
  );
const web = address(/^https?:$/, 'it must be an address that begins with http:// or https://');

/** Without the slash at the end, since paths begin with one. */
const withoutSlash = v.transform((value: string) => value.replace(/\/+$/, ''));

/** What holds where nothing else is said. */
const usual = {
  backendUrl: '/api',
  logLevel: 'warn',
  brand: { name: 'Viva', supportEmail: 'support@viva.example', blogUrl: 'https://blog.viva.example' },
} as const;

const brandSchema = v.object(
  {
    name: v.optional(filled, usual.brand.name),
    supportEmail: v.optional(v.pipe(text, v.email('it must be an email address')), usual.brand.supportEmail),
    blogUrl: v.optional(v.pipe(web, withoutSlash), usual.brand.blogUrl),
  },
  missing,
);

const firebaseSchema = v.object(
  {
    apiKey: filled,
    projectId: filled,
    authDomain: filled,
    /** Address of the built-in identity service; null with Firebase itself. */
    emulatorUrl: v.optional(v.nullable(web), null),
  },
  missing,
);

/** Google Analytics through Firebase; absent where nothing is counted. */
const analyticsSchema = v.object(
  {
    measurementId: v.pipe(text, v.regex(/^G-\w+$/, 'it must be a measurement id, which begins with G-')),
    /** Web app of the Firebase project that the measurement belongs to. */
    appId: filled,
  },
  missing,
);

const configSchema = v.object(
  {
    /** Backend address without a trailing slash, as in `/api`. */
    backendUrl: v.optional(
      v.pipe(text, v.regex(/^(https?:\/\/[^/]|\/(?!\/))/, 'it must begin with /, http:// or https://'), withoutSlash),
      usual.backendUrl,
    ),
    livekitUrl: address(/^wss?:$/, 'it must be an address that begins with ws:// or wss://'),
    firebase: firebaseSchema,
    analytics: v.optional(analyticsSchema),
    brand: v.optional(brandSchema, usual.brand),
    /** Least serious level that the page prints to the browser's console. */
    logLevel: v.optional(v.picklist(logLevels, `it must be one of ${logLevels.join(', ')}`), usual.logLevel),
  },
  // A missing entry is told by the entry's name, under the object's own words.
  missing,
);

/** Settings of one deployment; one build serves them all. `docs/configuration.md` has them with an example. */
export type AppConfig = v.InferOutput<typeof configSchema>;

/** What holds on a developer's machine when no `/config.js` was served. */
const localFallback: AppConfig = {
  ...usual,
  livekitUrl: 'ws://127.0.0.1:3005',
  firebase: {
    apiKey: 'local',
    projectId: 'demo-viva',
    authDomain: 'demo-viva.firebaseapp.com',
    emulatorUrl: 'http://127.0.0.1:3002',
  },
};

/** A deployment's settings can't be used; the message names the first that is wrong, and what is wrong with it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads `window.VIVA_CONFIG`, or the local fallback when there is none.
 * @throws {ConfigError}
 */
export function parseConfig(raw: unknown): AppConfig {
  if (raw === undefined) return localFallback;
  const read = v.safeParse(configSchema, raw, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  const name = ['VIVA_CONFIG', v.getDotPath(issue)].filter(Boolean).join('.');
  throw new ConfigError(`The setting ${name} is wrong: ${issue.message}.`);
}
