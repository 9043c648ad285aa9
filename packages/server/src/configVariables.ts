import { type Variable, hops, oneOf, text, url, whole } from '@viva/api-client/configuration';
import { z } from 'zod';
import { operations } from './configOperations.ts';
import { recordings } from './configRecordings.ts';

const variable = <S extends z.ZodType>(entry: Variable<S>): Variable<S> => entry;

/** Every environment variable that the server reads, with what documents it. */
export const variables = {
  PORT: variable({
    schema: whole(1, 65_535).default(3000),
    about: 'Port of the page and the API.',
    example: '3000',
    fallback: '3000',
  }),
  HOST: variable({
    schema: text.default('127.0.0.1'),
    about: 'Network address to listen on.',
    example: '0.0.0.0',
    fallback: '127.0.0.1',
  }),
  PUBLIC_URL: variable({
    schema: url('http', 'https').optional(),
    about: 'Address under which people reach the page; links in emails begin with it.',
    example: 'https://viva.example.com',
    fallback: 'http://127.0.0.1:PORT',
  }),
  TRUST_PROXY: variable({
    schema: hops.default(0),
    about:
      'How many proxies stand in front (true means one); each sets X-Forwarded-For or appends to it, the last one sets X-Forwarded-Proto.',
    example: '1',
    fallback: 'false: none',
  }),
  DATABASE_URL: variable({
    schema: url('postgres', 'postgresql'),
    about: 'PostgreSQL database (npm start runs one by itself).',
    example: 'postgres://viva:secret@db.example.com:5432/viva',
    secret: true,
  }),
  LIVEKIT_URL: variable({
    schema: url('ws', 'wss').default('ws://127.0.0.1:3005'),
    about: 'LiveKit server, as this service reaches it.',
    example: 'wss://your-project.livekit.cloud',
    fallback: 'ws://127.0.0.1:3005',
  }),
  LIVEKIT_PUBLIC_URL: variable({
    schema: url('ws', 'wss').optional(),
    about: 'LiveKit server, as a browser reaches it.',
    example: 'wss://your-project.livekit.cloud',
    fallback: 'LIVEKIT_URL, with the host name of the page when LiveKit is on this machine',
  }),
  LIVEKIT_API_KEY: variable({
    schema: text,
    about: 'LiveKit API key (npm start makes one by itself).',
    example: 'APIxxxxxxxxxxxx',
  }),
  LIVEKIT_API_SECRET: variable({
    schema: z.string().min(16, 'must be at least 16 characters long'),
    about: 'LiveKit API secret; also signs what interviewers send (npm start makes one by itself).',
    example: 'a-long-random-text-of-32-characters',
    secret: true,
  }),
  FIREBASE_PROJECT_ID: variable({
    schema: text.default('demo-viva'),
    about: 'Firebase project that signs people in.',
    example: 'your-project',
    fallback: 'demo-viva, of the built-in identity service',
  }),
  FIREBASE_API_KEY: variable({
    schema: text.default('local'),
    about: 'Web API key of the Firebase project; public by nature.',
    example: 'AIzaSyxxxxxxxx',
    fallback: 'local',
  }),
  FIREBASE_AUTH_DOMAIN: variable({
    schema: text.optional(),
    about: 'Authentication domain of the Firebase project.',
    example: 'your-project.firebaseapp.com',
    fallback: 'FIREBASE_PROJECT_ID.firebaseapp.com',
  }),
  FIREBASE_MEASUREMENT_ID: variable({
    schema: z
      .string()
      .regex(/^G-\w+$/, 'must be a measurement id, which begins with G-')
      .optional(),
    about: 'Google Analytics property that counts the visits of people who allow it.',
    example: 'G-XXXXXXXXXX',
    fallback: 'none: nothing is counted, and no one is asked',
  }),
  FIREBASE_APP_ID: variable({
    schema: text.optional(),
    about: 'Web app of the Firebase project; needed with FIREBASE_MEASUREMENT_ID.',
    example: '1:1234567890:web:abcdef123456',
    fallback: 'none',
  }),
  AUTH_EMULATOR_URL: variable({
    schema: url('http', 'https').optional(),
    about: 'Address of the built-in identity service, as this machine reaches it; unset means Firebase itself.',
    example: 'http://127.0.0.1:3002',
    fallback: 'Firebase itself (npm start sets its own)',
  }),
  AUTH_JWKS_URL: variable({
    schema: url('http', 'https').optional(),
    about: 'Public keys that ID tokens are checked with.',
    example: 'http://127.0.0.1:3002/jwks.json',
    fallback: 'AUTH_EMULATOR_URL/jwks.json, or the keys that Google publishes',
  }),
  SMTP_URL: variable({
    schema: url('smtp', 'smtps').default('smtp://127.0.0.1:3004'),
    about: 'Mail server that reports leave through.',
    example: 'smtps://user:secret@smtp.example.com:465',
    fallback: 'smtp://127.0.0.1:3004, the local inbox',
    secret: true,
  }),
  MAIL_FROM: variable({
    schema: text.optional(),
    about: 'Sender of emails.',
    example: 'Viva <hello@viva.example.com>',
    fallback: 'BRAND_NAME <SUPPORT_EMAIL>',
  }),
  BRAND_NAME: variable({
    schema: text.default('Viva'),
    about: 'Name of the product.',
    example: 'Viva',
    fallback: 'Viva',
  }),
  SUPPORT_EMAIL: variable({
    schema: z.email('must be an email address').default('support@viva.example'),
    about: 'Mailbox that people are told to write to.',
    example: 'help@example.com',
    fallback: 'support@viva.example',
  }),
  BLOG_URL: variable({
    schema: url('http', 'https').default('https://blog.viva.example'),
    about: 'Blog with focus questions that the navigation links to.',
    example: 'https://blog.example.com',
    fallback: 'https://blog.viva.example',
  }),
  TRIAL_DAYS: variable({
    schema: whole(0, 3650).default(7),
    about: 'Days of free practice from the first sign-in.',
    example: '14',
    fallback: '7',
  }),
  STRIPE_SECRET_KEY: variable({
    schema: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\S+$/, 'must be a key that begins with sk_test_, sk_live_, rk_test_ or rk_live_')
      .optional(),
    about:
      'Stripe key that subscriptions and candidates are sold with; unset means the test checkout, on which no money moves.',
    example: 'sk_live_xxxxxxxx',
    fallback: 'the test checkout',
    secret: true,
  }),
  STRIPE_WEBHOOK_SECRET: variable({
    schema: z
      .string()
      .regex(/^whsec_\S+$/, 'must be a secret that begins with whsec_')
      .optional(),
    about: 'Signing secret of the Stripe webhook that points at /api/webhooks/stripe; needed with STRIPE_SECRET_KEY.',
    example: 'whsec_xxxxxxxx',
    fallback: 'a new one at every start, for the test checkout',
    secret: true,
  }),
  STRIPE_PRICE_ID: variable({
    schema: z
      .string()
      .regex(/^price_\S+$/, 'must be a price that begins with price_')
      .optional(),
    about: 'Stripe price of the subscription; needed with STRIPE_SECRET_KEY.',
    example: 'price_xxxxxxxx',
    fallback: 'none, for the test checkout',
  }),
  STRIPE_CANDIDATE_PRICE_ID: variable({
    schema: z
      .string()
      .regex(/^price_\S+$/, 'must be a price that begins with price_')
      .optional(),
    about: 'Stripe price of unlocking one candidate, paid once; without it employers cannot pay for candidates.',
    example: 'price_yyyyyyyy',
    fallback: 'none; on the test checkout candidates can be had all the same',
  }),
  STRIPE_API_URL: variable({
    schema: url('http', 'https').optional(),
    about: 'Another address than Stripe’s own, for tests.',
    example: 'http://127.0.0.1:12111',
    fallback: 'Stripe itself',
  }),
  INTERVIEW_MAX_MINUTES: variable({
    schema: whole(1, 240).default(20),
    about: 'Longest time that one interview may take, in minutes.',
    example: '30',
    fallback: '20',
  }),
  LLM_BASE_URL: variable({
    schema: url('http', 'https').optional(),
    about:
      'OpenAI-compatible chat model; it also answers in the text chat, reads job descriptions and helps assess answers.',
    example: 'http://127.0.0.1:11434/v1',
    fallback: 'none: the built-in interview policy, assistant and reader of job descriptions',
  }),
  LLM_API_KEY: variable({
    schema: z.string().trim().default(''),
    about: 'Its key, where it wants one.',
    example: 'sk-xxxxxxxx',
    fallback: 'none',
    secret: true,
  }),
  LLM_MODEL: variable({
    schema: text.default('gpt-4o-mini'),
    about: 'Its model.',
    example: 'gpt-4o-mini',
    fallback: 'gpt-4o-mini',
  }),
  APP_DIST: variable({
    schema: text.optional(),
    about: 'Folder of the built page.',
    example: '/srv/viva/app',
    fallback: 'packages/app/dist',
  }),
  PAGE_LOG_LEVEL: variable({
    schema: oneOf('debug', 'info', 'warn', 'error', 'silent').default('warn'),
    about: "Least serious level that the page prints to the browser's console.",
    example: 'error',
    fallback: 'warn',
  }),
  LOG_LEVEL: variable({
    schema: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal').default('warn'),
    about: 'Least serious level that is logged.',
    example: 'info',
    fallback: 'warn',
  }),
  ...recordings,
  ...operations,
} as const;
