import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const good = { LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET: 'secret' };

describe('parseConfig', () => {
  it('needs only the LiveKit key and secret', () => {
    expect(parseConfig(good)).toMatchObject({ FLITE_VOICE: 'slt', AGENT_SESSIONS: 8 });
  });

  it('names every wrong variable, what is wrong with it, and an example', () => {
    const parse = () =>
      parseConfig({ LIVEKIT_API_KEY: 'key', LIVEKIT_URL: 'here', AGENT_PORT: 'x', FLITE_VOICE: 'bob' });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow('LIVEKIT_URL must be an address, as in ws://127.0.0.1:3005');
    expect(parse).toThrow('AGENT_PORT must be a whole number, as in 3008');
    expect(parse).toThrow('FLITE_VOICE must be slt, rms or awb');
    expect(parse).toThrow('LIVEKIT_API_SECRET is missing: set it');
  });

  it('takes an empty variable as not set', () => {
    expect(parseConfig({ ...good, TTS_BASE_URL: '' }).TTS_BASE_URL).toBeUndefined();
  });
});
