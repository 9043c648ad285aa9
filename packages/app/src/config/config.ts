import { z } from 'zod/mini';
import { logLevels } from './log.ts';

const filled = z.string().check(z.minLength(1, 'it is empty'));
const web = z.url({ protocol: /^https?$/, error: 'it must be an address that begins with http:// or https://' });

/** Without the slash at the end, since paths begin with one. */
const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** What holds where nothing else is said. */
const usual = {
  backendUrl: '/api',
  logLevel: 'warn',
  brand: { name: 'Viva', supportEmail: 'support@viva.example', blogUrl: 'https://blog.viva.example' },
} as const;

const brandSchema = z.object({
  name: z._default(filled, usual.brand.name),
  supportEmail: z._default(z.email('it must be an e-mail address'), usual.brand.supportEmail),
  blogUrl: z._default(z.pipe(web, z.transform(withoutSlash)), usual.brand.blogUrl),
});

const firebaseSchema = z.object({
  apiKey: filled,
  projectId: filled,
  authDomain: filled,
  /** Address of the built-in identity service; null with Firebase itself. */
  emulatorUrl: z._default(z.nullable(web), null),
});

/** Google Analytics through Firebase; absent where nothing is counted. */
const analyticsSchema = z.object({
  measurementId: z.string().check(z.regex(/^G-\w+$/, 'it must be a measurement id, which begins with G-')),
  /** Web app of the Firebase project that the measurement belongs to. */
  appId: filled,
});

const configSchema = z.object({
  /** Backend address without a trailing slash, as in `/api`. */
  backendUrl: z._default(
    z.pipe(
      z.string().check(z.regex(/^(https?:\/\/[^/]|\/(?!\/))/, 'it must begin with /, http:// or https://')),
      z.transform(withoutSlash),
    ),
    usual.backendUrl,
  ),
  livekitUrl: z.url({ protocol: /^wss?$/, error: 'it must be an address that begins with ws:// or wss://' }),
  firebase: firebaseSchema,
  analytics: z.optional(analyticsSchema),
  brand: z._default(brandSchema, usual.brand),
  /** Least serious level that the page prints to the browser's console. */
  logLevel: z._default(z.enum(logLevels, `it must be one of ${logLevels.join(', ')}`), usual.logLevel),
});

/** Settings of one deployment; one build serves them all. `docs/configuration.md` has them with an example. */
export type AppConfig = z.infer<typeof configSchema>;

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
  const parsed = configSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = ['VIVA_CONFIG', ...(issue?.path ?? [])].join('.');
  throw new ConfigError(`The setting ${name} is wrong: ${said(issue)}.`);
}

/** A missing setting is told as missing, whatever its own complaint would be. */
function said(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'it cannot be read';
  if (issue.input === undefined && issue.code === 'invalid_type') return 'it is missing, or of another kind';
  return issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
}
