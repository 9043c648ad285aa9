import { z } from 'zod/mini';

const brandSchema = z.object({
  name: z.string().check(z.minLength(1)),
  supportEmail: z.string(),
  blogUrl: z.string(),
});

const firebaseSchema = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  authDomain: z.string(),
  /** Address of the built-in identity service; null with Firebase itself. */
  emulatorUrl: z._default(z.nullable(z.url()), null),
});

const configSchema = z.object({
  /** Backend address without a trailing slash, as in `/api`. */
  backendUrl: z.string().check(z.minLength(1)),
  livekitUrl: z.url({ protocol: /^wss?$/ }),
  firebase: firebaseSchema,
  brand: brandSchema,
});

/** Settings of one deployment; one build serves them all. */
export type AppConfig = z.infer<typeof configSchema>;

/** What holds on a developer's machine when no `/config.js` was served. */
const localFallback: AppConfig = {
  backendUrl: '/api',
  livekitUrl: 'ws://127.0.0.1:3005',
  firebase: {
    apiKey: 'local',
    projectId: 'demo-viva',
    authDomain: 'demo-viva.firebaseapp.com',
    emulatorUrl: 'http://127.0.0.1:3002',
  },
  brand: { name: 'Viva', supportEmail: 'support@viva.example', blogUrl: 'https://blog.viva.example' },
};

/**
 * Reads `window.VIVA_CONFIG`, or the local fallback when there is none.
 * @throws {Error} naming the first setting that is wrong.
 */
export function parseConfig(raw: unknown): AppConfig {
  if (raw === undefined) return localFallback;
  const parsed = configSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`The setting ${issue?.path.join('.') || 'VIVA_CONFIG'} is wrong: ${issue?.message ?? 'unreadable'}`);
}
