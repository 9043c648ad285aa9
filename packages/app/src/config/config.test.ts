import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const served = {
  backendUrl: 'https://api.example.com',
  livekitUrl: 'wss://media.example.com',
  firebase: { apiKey: 'key', projectId: 'p', authDomain: 'p.firebaseapp.com', emulatorUrl: null },
  brand: { name: 'Acme', supportEmail: 'help@acme.example', blogUrl: 'https://blog.acme.example' },
};

describe('parseConfig', () => {
  it('takes what the deployment serves', () => {
    expect(parseConfig(served)).toEqual(served);
  });

  it('falls back to the local backend when nothing is served', () => {
    expect(parseConfig(undefined).backendUrl).toBe('/api');
  });

  it('names the setting that is wrong', () => {
    expect(() => parseConfig({ ...served, livekitUrl: 'http://media.example.com' })).toThrow('livekitUrl');
  });
});
