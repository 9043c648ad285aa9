import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from 'node:http';
import { type Stack, startStack } from '../testing/stack.ts';
import { ownHosts, ownOrigins } from './ownHosts.ts';

describe('the machine', () => {
  const own = ownHosts({ host: '192.168.1.7', publicUrl: 'http://viva.home:3000' });

  test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000', 'viva.home:3000', '192.168.1.7:3000'])(
    'is called %s',
    (host) => {
      expect(own(host)).toBe(true);
    },
  );

  test.each([
    'rebind.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example:3000',
    'localhost@evil.example',
    'evil.example#localhost',
    '192.168.1.8',
    'localhost:',
    '',
    undefined,
  ])('is not called %s', (host) => {
    expect(own(host)).toBe(false);
  });

  test('is called by each of its addresses when it listens on all of them, and by no other name', () => {
    const everywhere = ownHosts({ host: '0.0.0.0' });
    expect(everywhere('127.0.0.1:3000')).toBe(true);
    expect(everywhere('evil.example')).toBe(false);
  });

  test('has pages at its own names with the page’s port, and at the public address', () => {
    const origins = ownOrigins({ host: '127.0.0.1', publicUrl: 'https://viva.example', pagePort: 3000 });
    expect([...origins].sort()).toEqual([
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
      'http://localhost:3000',
      'http://viva.example:3000',
      'https://viva.example',
    ]);
  });
});

describe('a service on one machine', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack();
  });
  afterAll(() => stack.close());

  /** The status for a request that says another host than it goes to; fetch would not. */
  const statusFor = (host: string, path: string, to = stack.url) => {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    request(new URL(path, to), { headers: { host, accept: 'text/html' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
    return promise;
  };

  const paths = [
    '/',
    '/config.js',
    '/metrics',
    '/healthz',
    '/api/openapi.json',
    '/api/nothing',
    '/internal/sessions/x',
  ];
  test.each(paths)('answers no foreign name at %s', async (path) => {
    expect(await statusFor('rebind.evil.example', path)).toBe(421);
    expect(await statusFor('localhost', path)).not.toBe(421);
    expect(await statusFor('127.0.0.1', path)).not.toBe(421);
  });

  test.each([
    ['inbox', '/messages'],
    ['inbox', '/'],
    ['identity', '/jwks.json'],
    ['identity', '/identitytoolkit.googleapis.com/v1/projects'],
  ] as const)('answers no foreign name in its %s at %s', async (part, path) => {
    const to = part === 'inbox' ? stack.inboxUrl : stack.identityUrl;
    expect(await statusFor('rebind.evil.example', path, to)).toBe(421);
    expect(await statusFor('localhost', path, to)).not.toBe(421);
  });
});

describe('a service in production', () => {
  let stack: Stack;
  const insecure = 'demo-keys,emulator,test-checkout,local-inbox,plain-smtp,plain-http,plain-media';
  beforeAll(async () => {
    stack = await startStack({ env: { VIVA_MODE: 'production', ALLOW_INSECURE: insecure } });
  });
  afterAll(() => stack.close());

  test('is called whatever its proxy says', async () => {
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    request(`${stack.url}/healthz`, { headers: { host: 'pod-7.internal' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).end();
    expect(await promise).toBe(200);
  });
});
