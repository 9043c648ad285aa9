import { describe, expect, test } from 'vitest';
import { partEnvironment } from './partEnvironment.ts';

const machine = {
  PATH: '/bin',
  HOME: '/home/someone',
  LC_ALL: 'C',
  NODE_OPTIONS: '--trace-warnings',
  VIVA_CACHE: '/cache',
};
const secrets = {
  DATABASE_URL: 'postgres://viva:hunter2@db/viva',
  SMTP_URL: 'smtps://ann:hunter2@mail:465',
  LIVEKIT_API_SECRET: 'hunter2',
  TTS_API_KEY: 'hunter2',
  STT_API_KEY: 'hunter2',
  LLM_API_KEY: 'hunter2',
  DEEPGRAM_API_KEY: 'hunter2',
  AWS_SECRET_ACCESS_KEY: 'hunter2',
  NODE_AUTH_TOKEN: 'hunter2',
  npm_config__authToken: 'hunter2',
};
const parts = ['postgres', 'inbox', 'identity', 'livekit', 'server', 'agent', 'page'] as const;

describe.each(parts)('%s', (part) => {
  const seen = partEnvironment(part, { ...machine, ...secrets });

  test('knows the machine', () => {
    expect(seen).toMatchObject(machine);
  });

  test('sees the secrets that it uses, and no other', () => {
    const used: Partial<Record<typeof part, string[]>> = {
      identity: ['SMTP_URL'],
      server: ['DATABASE_URL', 'SMTP_URL', 'LIVEKIT_API_SECRET', 'LLM_API_KEY'],
      agent: ['LIVEKIT_API_SECRET', 'TTS_API_KEY', 'STT_API_KEY', 'LLM_API_KEY', 'DEEPGRAM_API_KEY'],
    };
    expect(Object.keys(seen).filter((name) => name in secrets)).toEqual(used[part] ?? []);
  });
});

test('the interviewer gets all that its engines are chosen by', () => {
  const chosen = {
    LIVEKIT_URL: 'ws://here',
    TTS_VOICE: 'alloy',
    STT_MODEL: 'whisper-1',
    LLM_MODEL: 'double',
    FLITE_VOICE: 'rms',
    AGENT_SESSIONS: '2',
    LOG_LEVEL: 'info',
    XDG_CACHE_HOME: '/cache',
    HTTPS_PROXY: 'http://proxy:3128',
  };
  expect(partEnvironment('agent', chosen)).toEqual(chosen);
});
