import type { Config } from './config.ts';
import type { insecureNames } from './configOperations.ts';
import { isOnThisMachine } from './loopback.ts';

/** A default that is meant for one machine. */
interface Insecure {
  readonly name: (typeof insecureNames)[number];
  readonly holds: (config: Config) => boolean;
  /** What it is, and what to set instead. */
  readonly what: string;
}

const isFit = (address: string) => address.startsWith('https:') && !isOnThisMachine(address);

const insecure: readonly Insecure[] = [
  {
    name: 'demo-keys',
    holds: ({ LIVEKIT_API_KEY, LIVEKIT_API_SECRET }) =>
      LIVEKIT_API_KEY === 'devkey' || LIVEKIT_API_SECRET.length < 32 || /^(.)\1*$/.test(LIVEKIT_API_SECRET),
    what: 'LIVEKIT_API_KEY and LIVEKIT_API_SECRET are for a demonstration: set a key of your own and a random secret of at least 32 characters.',
  },
  {
    name: 'emulator',
    holds: ({ AUTH_EMULATOR_URL, FIREBASE_PROJECT_ID, FIREBASE_API_KEY }) =>
      AUTH_EMULATOR_URL !== undefined || FIREBASE_PROJECT_ID.startsWith('demo-') || FIREBASE_API_KEY === 'local',
    what: 'Sign-in is the built-in identity service: set FIREBASE_PROJECT_ID and FIREBASE_API_KEY of a Firebase project, and leave AUTH_EMULATOR_URL out.',
  },
  {
    name: 'emulator',
    holds: ({ AUTH_JWKS_URL }) => AUTH_JWKS_URL !== undefined && !isFit(AUTH_JWKS_URL),
    what: 'Whoever sits on the way to the keys of ID tokens can make their own: set AUTH_JWKS_URL to an https:// address of another machine, or leave it out.',
  },
  {
    name: 'test-checkout',
    holds: ({ STRIPE_SECRET_KEY }) => !STRIPE_SECRET_KEY || /^(sk|rk)_test_/.test(STRIPE_SECRET_KEY),
    what: 'Nobody pays: set STRIPE_SECRET_KEY to a live key.',
  },
  {
    name: 'test-checkout',
    holds: ({ STRIPE_API_URL }) => STRIPE_API_URL !== undefined,
    what: 'Another than Stripe is told of payments: leave STRIPE_API_URL out.',
  },
  {
    name: 'local-inbox',
    holds: ({ SMTP_URL }) => isOnThisMachine(SMTP_URL),
    what: 'Emails go to the inbox of this machine: set SMTP_URL to your mail server.',
  },
  {
    name: 'plain-smtp',
    holds: ({ SMTP_URL }) =>
      !isOnThisMachine(SMTP_URL) && (new URL(SMTP_URL).searchParams.get('requireTLS') ?? 'true') !== 'true',
    what: 'Emails may leave unencrypted: set SMTP_URL to an address without requireTLS=false.',
  },
  {
    name: 'plain-http',
    holds: ({ PUBLIC_URL }) => !PUBLIC_URL?.startsWith('https:'),
    what: 'The page is not under HTTPS: set PUBLIC_URL to its https:// address.',
  },
  {
    name: 'plain-media',
    holds: ({ LIVEKIT_URL, LIVEKIT_PUBLIC_URL }) => !(LIVEKIT_PUBLIC_URL ?? LIVEKIT_URL).startsWith('wss:'),
    what: 'Browsers reach LiveKit unencrypted: set LIVEKIT_PUBLIC_URL to its wss:// address.',
  },
];

/** Whether defaults for one machine are refused: as `VIVA_MODE` says, and where it is silent as `NODE_ENV` does. */
export const isProduction = (mode: Config['VIVA_MODE'], nodeEnv: string | undefined): boolean =>
  mode === undefined ? nodeEnv === 'production' : mode === 'production';

/** What a configuration must not have in production: a line each, with what to set. */
export function productionComplaints(config: Config): string[] {
  return insecure
    .filter(({ name, holds }) => !config.ALLOW_INSECURE.includes(name) && holds(config))
    .map(({ name, what }) => `${what} (Or allow it in production: ALLOW_INSECURE=${name})`);
}
