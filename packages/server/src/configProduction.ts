import type { Config } from './config.ts';
import {
  type Insecure,
  complaintsAbout,
  demoKeys,
  isOnThisMachine,
  isPlain,
  plainMedia,
  plainModel,
} from '@viva/api-client/configuration';

const isFit = (address: string) => address.startsWith('https:') && !isOnThisMachine(address);

const insecure: readonly Insecure<Config>[] = [
  demoKeys,
  {
    name: 'emulator',
    holds: ({ AUTH_EMULATOR_URL, FIREBASE_PROJECT_ID, FIREBASE_API_KEY }) =>
      AUTH_EMULATOR_URL !== undefined || FIREBASE_PROJECT_ID.startsWith('demo-') || FIREBASE_API_KEY === 'local',
    what: 'Sign-in is the built-in identity service: set FIREBASE_PROJECT_ID and FIREBASE_API_KEY of a Firebase project, and leave AUTH_EMULATOR_URL out.',
  },
  {
    name: 'emulator',
    holds: ({ AUTH_JWKS_URL }) => AUTH_JWKS_URL !== undefined && !isFit(AUTH_JWKS_URL),
    what: 'Anyone between this service and the keys of ID tokens can make their own: set AUTH_JWKS_URL to an https:// address of another machine, or leave it out.',
  },
  {
    name: 'test-checkout',
    holds: ({ STRIPE_SECRET_KEY }) => !STRIPE_SECRET_KEY || /^(sk|rk)_test_/.test(STRIPE_SECRET_KEY),
    what: 'No one pays: set STRIPE_SECRET_KEY to a live key.',
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
  {
    name: 'plain-database',
    holds: ({ DATABASE_URL }) => !isOnThisMachine(DATABASE_URL) && !encrypts(new URL(DATABASE_URL)),
    what: 'What people say goes to the database unencrypted: set DATABASE_URL to an address with ?sslmode=verify-full.',
  },
  {
    name: 'plain-storage',
    holds: ({ RECORDINGS_S3_BUCKET, RECORDINGS_S3_ENDPOINT }) =>
      RECORDINGS_S3_BUCKET !== undefined && isPlain(RECORDINGS_S3_ENDPOINT),
    what: 'Recordings go to the storage unencrypted: set RECORDINGS_S3_ENDPOINT to an https:// address.',
  },
  plainMedia,
  plainModel,
];

/** As PostgreSQL's driver reads an address: other modes send in the clear, or do where the server wants it so. */
const encrypts = ({ searchParams }: URL): boolean =>
  ['require', 'verify-ca', 'verify-full', 'no-verify'].includes(searchParams.get('sslmode') ?? '') ||
  ['true', '1'].includes(searchParams.get('ssl') ?? '');

/** What a configuration must not have in production: a line each, with what to set. */
export const productionComplaints = (config: Config): string[] => complaintsAbout(config, insecure);

/** What is wrong where nothing says for whom the server is: others reach it, with defaults that are meant for one machine. */
export const unsaidComplaints = ({ HOST }: Config, mode: string | undefined): string[] =>
  mode !== undefined || isOnThisMachine(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}`)
    ? []
    : [
        `HOST=${HOST} lets other machines in, and nothing says whether the server is meant for them: set VIVA_MODE=production, or VIVA_MODE=local where everyone who reaches it may see everything.`,
      ];
