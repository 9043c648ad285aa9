import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const needed = {
  livekitUrl: 'wss://media.example.com',
  firebase: { apiKey: 'key', projectId: 'p', authDomain: 'p.firebaseapp.com', emulatorUrl: null },
};
const served = {
  ...needed,
  backendUrl: 'https://api.example.com',
  analytics: { measurementId: 'G-ABC123', appId: '1:2:web:3' },
  brand: { name: 'Acme', supportEmail: 'help@acme.example', blogUrl: 'https://blog.acme.example' },
  logLevel: 'info',
};

describe('parseConfig', () => {
  it('takes what the deployment serves', () => expect(parseConfig(served)).toEqual(served));

  it('falls back to the local backend when nothing is served', () => {
    expect(parseConfig(undefined)).toMatchObject({ backendUrl: '/api', logLevel: 'warn' });
  });

  it('needs to be told only where rooms and identities are', () => {
    expect(parseConfig(needed)).toEqual({
      ...needed,
      backendUrl: '/api',
      brand: { name: 'Viva', supportEmail: 'support@viva.example', blogUrl: 'https://blog.viva.example' },
      logLevel: 'warn',
    });
  });

  it('counts nothing unless a measurement is named', () => {
    expect(parseConfig(needed).analytics).toBeUndefined();
    expect(parseConfig(undefined).analytics).toBeUndefined();
  });

  it('takes addresses with a slash at the end', () => {
    const { backendUrl, brand } = parseConfig({
      ...needed,
      backendUrl: 'https://api.example.com/v1/',
      brand: { blogUrl: 'https://blog.example.com/' },
    });
    expect([backendUrl, brand.blogUrl]).toEqual(['https://api.example.com/v1', 'https://blog.example.com']);
  });

  it.each([
    [{ ...served, backendUrl: 'api.example.com' }, 'VIVA_CONFIG.backendUrl is wrong: it must begin with /, http'],
    [{ ...served, backendUrl: '//evil.example' }, 'VIVA_CONFIG.backendUrl is wrong: it must begin with /, http'],
    [{ ...served, livekitUrl: 'http://media.example.com' }, 'VIVA_CONFIG.livekitUrl is wrong: it must be an address'],
    [{ firebase: needed.firebase }, 'VIVA_CONFIG.livekitUrl is wrong: it'],
    [{ livekitUrl: needed.livekitUrl }, 'VIVA_CONFIG.firebase is wrong: it'],
    [{ ...served, firebase: { ...needed.firebase, apiKey: '' } }, 'VIVA_CONFIG.firebase.apiKey is wrong: it is empty.'],
    [
      { ...served, analytics: { measurementId: 'UA-1', appId: 'a' } },
      'VIVA_CONFIG.analytics.measurementId is wrong: it',
    ],
    [{ ...served, brand: { supportEmail: 'help' } }, 'VIVA_CONFIG.brand.supportEmail is wrong: it must be an email'],
    [{ ...served, brand: { blogUrl: 'javascript:alert(1)' } }, 'VIVA_CONFIG.brand.blogUrl is wrong: it must be'],
    [
      { ...served, logLevel: 'loud' },
      'VIVA_CONFIG.logLevel is wrong: it must be one of debug, info, warn, error, silent',
    ],
    [{ ...served, backendUrl: 5 }, 'VIVA_CONFIG.backendUrl is wrong: it is missing, or of another kind.'],
    ['text', 'VIVA_CONFIG is wrong'],
    [null, 'VIVA_CONFIG is wrong'],
  ])('names the setting that is wrong, and says what', (raw, complaint) => {
    expect(() => parseConfig(raw)).toThrow(complaint);
  });
});
