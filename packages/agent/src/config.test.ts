import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig, variables } from './config.ts';

const good = { LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET: 'secret' };

function complaintOf(env: Record<string, string>): string {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

/** Each variable that can be wrong: a wrong value, and the whole sentence about it. */
const wrong: Record<string, readonly [value: string, sentence: string]> = {
  LIVEKIT_URL: [
    'here',
    'LIVEKIT_URL must be an address that begins with ws:// or wss:// (it is "here"). Example: LIVEKIT_URL=ws://127.0.0.1:3005',
  ],
  LIVEKIT_API_KEY: [' ', 'LIVEKIT_API_KEY must not be empty (it is " "). Example: LIVEKIT_API_KEY=APIxxxxxxxxxxxx'],
  LIVEKIT_API_SECRET: [
    ' ',
    'LIVEKIT_API_SECRET must not be empty. Example: LIVEKIT_API_SECRET=a-long-random-text-of-32-characters',
  ],
  VIVA_SERVER_URL: [
    'ws://here',
    'VIVA_SERVER_URL must be an address that begins with http:// or https:// (it is "ws://here"). Example: VIVA_SERVER_URL=http://127.0.0.1:3000',
  ],
  AGENT_PORT: ['x', 'AGENT_PORT must be a whole number from 1 to 65535 (it is "x"). Example: AGENT_PORT=3008'],
  AGENT_SESSIONS: ['0', 'AGENT_SESSIONS must be a whole number from 1 to 100 (it is "0"). Example: AGENT_SESSIONS=8'],
  AGENT_IDLE_PROCESSES: [
    '11',
    'AGENT_IDLE_PROCESSES must be a whole number from 1 to 10 (it is "11"). Example: AGENT_IDLE_PROCESSES=1',
  ],
  TTS_BASE_URL: [
    'speech',
    'TTS_BASE_URL must be an address that begins with http:// or https:// (it is "speech"). Example: TTS_BASE_URL=http://127.0.0.1:8880/v1',
  ],
  FLITE_VOICE: ['bob', 'FLITE_VOICE must be one of slt, rms, awb (it is "bob"). Example: FLITE_VOICE=slt'],
  STT_BASE_URL: [
    'ears',
    'STT_BASE_URL must be an address that begins with http:// or https:// (it is "ears"). Example: STT_BASE_URL=http://127.0.0.1:8000/v1',
  ],
  DEEPGRAM_BASE_URL: [
    'https://here',
    'DEEPGRAM_BASE_URL must be an address that begins with ws:// or wss:// (it is "https://here"). Example: DEEPGRAM_BASE_URL=wss://api.deepgram.com/v1/listen',
  ],
  LLM_BASE_URL: [
    'mind',
    'LLM_BASE_URL must be an address that begins with http:// or https:// (it is "mind"). Example: LLM_BASE_URL=http://127.0.0.1:11434/v1',
  ],
  VIVA_MODE: ['prod', 'VIVA_MODE must be one of local, production (it is "prod"). Example: VIVA_MODE=production'],
  ALLOW_INSECURE: [
    'everything',
    'ALLOW_INSECURE must be one of demo-keys, emulator, test-checkout, local-inbox, plain-smtp, plain-http, plain-media, plain-database, plain-model, plain-speech, plain-storage, plain-internal (it is "everything"). Example: ALLOW_INSECURE=test-checkout,local-inbox',
  ],
  LOG_LEVEL: [
    'loud',
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal (it is "loud"). Example: LOG_LEVEL=warn',
  ],
};

describe('parseConfig', () => {
  it('needs only the LiveKit key and secret', () => {
    expect(parseConfig(good)).toMatchObject({ FLITE_VOICE: 'slt', AGENT_SESSIONS: 8 });
  });

  it.each(Object.entries(wrong))('says what is wrong with %s, and an example', (name, [value, sentence]) => {
    expect(complaintOf({ ...good, [name]: value })).toBe(sentence);
  });

  it('takes any text for every other variable', () => {
    const free = Object.keys(variables).filter((name) => !(name in wrong));
    expect(complaintOf({ ...good, ...Object.fromEntries(free.map((name) => [name, 'any text'])) })).toBe('');
  });

  it('asks for what is missing, and lists everything that is wrong together', () => {
    expect(complaintOf({ LIVEKIT_API_KEY: 'key', FLITE_VOICE: 'bob' }).split('\n')).toEqual([
      'LIVEKIT_API_SECRET is not set: LiveKit API secret. Example: LIVEKIT_API_SECRET=a-long-random-text-of-32-characters',
      expect.stringContaining('FLITE_VOICE'),
    ]);
  });

  it('takes an empty variable as not set', () => {
    expect(parseConfig({ ...good, TTS_BASE_URL: '', FLITE_VOICE: '' })).toMatchObject({ FLITE_VOICE: 'slt' });
  });

  it.each(Object.entries(variables))('has a valid example of %s', (_name, { schema, example }) => {
    expect(schema.safeParse(example).success).toBe(true);
  });
});

describe('production', () => {
  const careful = {
    VIVA_MODE: 'production',
    LIVEKIT_API_KEY: 'APIreal',
    LIVEKIT_API_SECRET: 'a-secret-of-more-than-32-characters',
    LIVEKIT_URL: 'wss://media.example.com',
    VIVA_SERVER_URL: 'https://viva.example.com',
  };
  const careless = [
    ['demo-keys', { LIVEKIT_API_SECRET: 'a-secret-of-16-ch' }],
    ['plain-media', { LIVEKIT_URL: 'ws://media.example.com' }],
    ['plain-model', { LLM_BASE_URL: 'http://model.example.com/v1' }],
    ['plain-internal', { VIVA_SERVER_URL: 'http://viva.internal:3000' }],
    ['plain-speech', { TTS_BASE_URL: 'http://voice.example.com/v1' }],
    ['plain-speech', { STT_BASE_URL: 'http://ears.example.com/v1' }],
    ['plain-speech', { DEEPGRAM_BASE_URL: 'ws://ears.example.com/v1' }],
  ] as const;

  it('takes what is meant for it, and what stays on this machine', () => {
    expect(complaintOf(careful)).toBe('');
    const here = { LIVEKIT_URL: 'ws://127.0.0.1:7880', VIVA_SERVER_URL: 'http://localhost:3000' };
    expect(complaintOf({ ...careful, ...here, LLM_BASE_URL: 'http://[::1]:11434/v1' })).toBe('');
  });

  it.each(careless)('refuses %s by %j in a line that says what to set, unless it is named', (name, env) => {
    expect(complaintOf({ ...careful, ...env })).toMatch(new RegExp(`^[^\\n]*: set [^\\n]+ALLOW_INSECURE=${name}\\)$`));
    expect(complaintOf({ ...careful, ...env, ALLOW_INSECURE: name })).toBe('');
    expect(complaintOf({ ...careful, ...env, VIVA_MODE: 'local' })).toBe('');
  });
});
