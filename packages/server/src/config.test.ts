import { describe, expect, test } from 'vitest';
import { ConfigError, parseConfig, variables } from './config.ts';

const needed = {
  DATABASE_URL: 'postgres://viva:secret@127.0.0.1:5432/viva',
  LIVEKIT_API_KEY: 'APIkey',
  LIVEKIT_API_SECRET: 'a-secret-of-more-than-16',
};

function complaintOf(env: Record<string, string>): string {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

const web = 'must be an address that begins with http:// or https://';
const media = 'must be an address that begins with ws:// or wss://';
const empty = 'must not be empty';
const whole = (from: number, to: number) => `must be a whole number from ${from} to ${to}`;

/** Each variable: a wrong value, and what is said of it. */
const wrong: Record<Exclude<keyof typeof variables, 'LLM_API_KEY'>, readonly [value: string, what: string]> = {
  PORT: ['eighty', whole(1, 65_535)],
  HOST: [' ', empty],
  PUBLIC_URL: ['viva.example.com', web],
  TRUST_PROXY: ['yes', 'must be true, false or a whole number from 0 to 10'],
  DATABASE_URL: ['mysql://here', 'must be an address that begins with postgres:// or postgresql://'],
  LIVEKIT_URL: ['http://here', media],
  LIVEKIT_PUBLIC_URL: ['http://here', media],
  LIVEKIT_API_KEY: [' ', empty],
  LIVEKIT_API_SECRET: ['hunter2', 'must be at least 16 characters long'],
  FIREBASE_PROJECT_ID: [' ', empty],
  FIREBASE_API_KEY: [' ', empty],
  FIREBASE_AUTH_DOMAIN: [' ', empty],
  FIREBASE_MEASUREMENT_ID: ['UA-1', 'must be a measurement id, which begins with G-'],
  FIREBASE_APP_ID: [' ', empty],
  AUTH_EMULATOR_URL: ['identity', web],
  AUTH_JWKS_URL: ['keys', web],
  SMTP_URL: ['mail.example.com', 'must be an address that begins with smtp:// or smtps://'],
  MAIL_FROM: [' ', empty],
  BRAND_NAME: [' ', empty],
  SUPPORT_EMAIL: ['nobody', 'must be an email address'],
  BLOG_URL: ['blog', web],
  TRIAL_DAYS: ['soon', whole(0, 3650)],
  STRIPE_SECRET_KEY: ['pk_live_1', 'must be a key that begins with sk_test_, sk_live_, rk_test_ or rk_live_'],
  STRIPE_WEBHOOK_SECRET: ['secret', 'must be a secret that begins with whsec_'],
  STRIPE_PRICE_ID: ['9.99', 'must be a price that begins with price_'],
  STRIPE_CANDIDATE_PRICE_ID: ['49', 'must be a price that begins with price_'],
  STRIPE_API_URL: ['stripe', web],
  INTERVIEW_MAX_MINUTES: ['241', whole(1, 240)],
  RECORDINGS_DIR: [' ', empty],
  RECORDINGS_S3_BUCKET: [' ', empty],
  RECORDINGS_S3_REGION: [' ', empty],
  RECORDINGS_S3_ENDPOINT: ['minio', web],
  RECORDINGS_S3_KEY_ID: [' ', empty],
  RECORDINGS_S3_SECRET: [' ', empty],
  RETENTION_RECORDINGS_DAYS: ['0', whole(1, 3650)],
  APP_DIST: [' ', empty],
  PAGE_LOG_LEVEL: ['loud', 'must be one of debug, info, warn, error, silent'],
  LOG_LEVEL: ['loud', 'must be one of trace, debug, info, warn, error, fatal'],
  LLM_BASE_URL: ['model', web],
  LLM_MODEL: [' ', empty],
  VIVA_MODE: ['prod', 'must be one of local, production'],
  ALLOW_INSECURE: [
    'emulator,everything',
    'must be one of demo-keys, emulator, test-checkout, local-inbox, plain-smtp, plain-http, plain-media, plain-database, plain-model, plain-speech, plain-storage, plain-internal',
  ],
  CORS_ORIGINS: ['https://a.example/path', 'must be origins with commas between, each as in https://app.example.com'],
  METRICS_TOKEN: ['short', 'must be at least 16 characters long'],
  RETENTION_SESSIONS_DAYS: ['0', whole(1, 3650)],
  RETENTION_JOBS_DAYS: ['0', whole(1, 3650)],
  RETENTION_DRAFTS_DAYS: ['0', whole(1, 3650)],
  RETENTION_RESUMES_DAYS: ['0', whole(1, 3650)],
  RETENTION_CHAT_DAYS: ['forever', whole(1, 3650)],
};

describe('configuration', () => {
  test('what is needed and nothing else gives the defaults of one machine', () => {
    expect(parseConfig(needed)).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', TRIAL_DAYS: 7, LOG_LEVEL: 'warn' });
  });

  test('an empty value counts as unset', () => {
    expect(parseConfig({ ...needed, PORT: '' }).PORT).toBe(3000);
  });

  test.each(Object.entries(wrong))('a wrong %s is named with what is wrong and an example', (name, [value, what]) => {
    const shown = 'secret' in variables[name as keyof typeof variables] ? '' : ` (it is "${value}")`;
    const { example } = variables[name as keyof typeof variables];
    expect(complaintOf({ ...needed, [name]: value })).toBe(`${name} ${what}${shown}. Example: ${name}=${example}`);
  });

  test('several wrong values are listed together', () => {
    const lines = complaintOf({ ...needed, PORT: '0', LOG_LEVEL: 'loud', SUPPORT_EMAIL: 'nobody' }).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'SUPPORT_EMAIL', 'LOG_LEVEL']);
  });

  test('a missing value is asked for, and a wrong secret is not shown', () => {
    expect(complaintOf({ ...needed, DATABASE_URL: '' })).toMatch(/^DATABASE_URL is not set: PostgreSQL database/);
    expect(complaintOf({ ...needed, LIVEKIT_API_SECRET: 'hunter2' })).not.toContain('hunter2');
  });

  test.each(Object.entries(variables))('the example of %s is valid', (_name, variable) => {
    expect(variable.schema.safeParse(variable.example).success).toBe(true);
  });
});

describe('production', () => {
  const careful = {
    VIVA_MODE: 'production',
    DATABASE_URL: needed.DATABASE_URL,
    LIVEKIT_API_KEY: 'APIreal',
    LIVEKIT_API_SECRET: 'a-secret-of-more-than-32-characters',
    LIVEKIT_URL: 'wss://media.example.com',
    FIREBASE_PROJECT_ID: 'real-project',
    FIREBASE_API_KEY: 'AIzaSyreal',
    SMTP_URL: 'smtps://mail.example.com:465',
    PUBLIC_URL: 'https://viva.example.com',
    STRIPE_SECRET_KEY: 'sk_live_real',
    STRIPE_WEBHOOK_SECRET: 'whsec_real',
    STRIPE_PRICE_ID: 'price_real',
  };
  /** Each default of one machine, as an environment has it. */
  const careless = {
    'demo-keys': { LIVEKIT_API_SECRET: 'a-secret-of-16-ch' },
    emulator: { AUTH_EMULATOR_URL: 'http://127.0.0.1:3002' },
    'test-checkout': { STRIPE_SECRET_KEY: '' },
    'local-inbox': { SMTP_URL: 'smtp://127.0.0.1:3004' },
    'plain-smtp': { SMTP_URL: 'smtp://mail.example.com?requireTLS=false' },
    'plain-http': { PUBLIC_URL: 'http://viva.example.com' },
    'plain-media': { LIVEKIT_URL: 'ws://media.example.com', LIVEKIT_PUBLIC_URL: 'wss://media.example.com' },
    'plain-database': { DATABASE_URL: 'postgres://viva:secret@db.example.com/viva' },
    'plain-model': { LLM_BASE_URL: 'http://model.example.com/v1' },
    'plain-storage': { RECORDINGS_S3_BUCKET: 'sound', RECORDINGS_S3_ENDPOINT: 'http://minio.example.com' },
  };

  test('takes what is meant for it', () => {
    expect(parseConfig(careful).PUBLIC_URL).toBe('https://viva.example.com');
  });

  test.each(Object.entries(careless))('refuses %s in a line that says what to set, unless it is named', (name, env) => {
    const complaint = complaintOf({ ...careful, ...env });
    expect(complaint).toMatch(new RegExp(`^[^\\n]*: (set|leave) [^\\n]+ALLOW_INSECURE=${name}\\)$`));
    expect(complaintOf({ ...careful, ...env, ALLOW_INSECURE: name })).toBe('');
    expect(complaintOf({ ...careful, ...env, VIVA_MODE: 'local' })).toBe('');
  });

  test.each([
    ['emulator', { AUTH_JWKS_URL: 'http://127.0.0.1:3002/jwks.json' }],
    ['emulator', { AUTH_JWKS_URL: 'https://localhost/jwks.json' }],
    ['emulator', { AUTH_JWKS_URL: 'http://keys.example.com/jwks.json' }],
    ['plain-smtp', { SMTP_URL: 'smtp://mail.example.com?requireTLS=' }],
    ['test-checkout', { STRIPE_API_URL: 'https://stripe.example.com' }],
    ['plain-media', { LIVEKIT_PUBLIC_URL: 'ws://media.example.com' }],
    ['plain-database', { DATABASE_URL: 'postgres://viva:secret@db.example.com/viva?sslmode=prefer' }],
  ])('refuses %s also by %j', (name, env) => {
    expect(complaintOf({ ...careful, ...env })).toMatch(new RegExp(`^[^\\n]+ALLOW_INSECURE=${name}\\)$`));
    expect(complaintOf({ ...careful, ...env, ALLOW_INSECURE: name })).toBe('');
  });

  test.each(['db.example.com/viva?sslmode=verify-full', 'db.example.com/viva?sslmode=require', '[::1]/viva'])(
    'takes a database at %s',
    (at) => {
      expect(complaintOf({ ...careful, DATABASE_URL: `postgres://viva:secret@${at}` })).toBe('');
    },
  );

  test('takes keys from another address under HTTPS', () => {
    expect(complaintOf({ ...careful, AUTH_JWKS_URL: 'https://keys.example.com/jwks.json' })).toBe('');
  });

  test('refuses everything at once, a line each, and all of it can be named', () => {
    const all = Object.assign({}, careful, ...Object.values(careless)) as Record<string, string>;
    expect(complaintOf(all).split('\n')).toHaveLength(9);
    expect(complaintOf({ ...all, ALLOW_INSECURE: Object.keys(careless).join(', ') })).toBe('');
  });

  test('is what NODE_ENV says where VIVA_MODE says nothing', () => {
    const unsaid = { ...careful, VIVA_MODE: '', PUBLIC_URL: '' };
    expect(complaintOf({ ...unsaid, NODE_ENV: 'production' })).toContain('plain-http');
    expect(complaintOf({ ...unsaid, NODE_ENV: 'development' })).toBe('');
    expect(complaintOf({ ...unsaid, NODE_ENV: 'production', VIVA_MODE: 'local' })).toBe('');
  });
});

describe('a server that other machines reach', () => {
  test.each(['0.0.0.0', '::', '192.168.1.7', 'viva.home'])('on %s does not start without a mode in words', (HOST) => {
    expect(complaintOf({ ...needed, HOST })).toMatch(/^HOST=\S+ lets other machines in, .*: set VIVA_MODE=production/);
    expect(complaintOf({ ...needed, HOST, VIVA_MODE: 'local' })).toBe('');
    expect(complaintOf({ ...needed, HOST, NODE_ENV: 'production' })).not.toContain('lets other machines in');
  });

  test.each(['127.0.0.1', 'localhost', '::1'])('is not one on %s', (HOST) => {
    expect(complaintOf({ ...needed, HOST })).toBe('');
  });
});
