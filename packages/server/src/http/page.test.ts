import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { failureSchema } from '@viva/api-client';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { pages } from './page.ts';

const env = {
  DATABASE_URL: 'postgres://viva:secret-of-the-database@127.0.0.1:5432/viva',
  LIVEKIT_URL: 'ws://127.0.0.1:3005',
  LIVEKIT_API_KEY: 'APIkey',
  LIVEKIT_API_SECRET: 'secret-of-the-media-server',
  AUTH_EMULATOR_URL: 'http://127.0.0.1:3002',
};
const folder = mkdtempSync(join(tmpdir(), 'viva-page-'));
const app = Fastify();
const html = { accept: 'text/html,*/*' };

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'assets/main-4f2a.js'), 'run()');
  writeFileSync(join(folder, 'assets/main-4f2a.js.br'), 'compressed');
  mkdirSync(join(folder, 'pages'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'pages/terms.html'), `<p>BRAND asks, to@it.invalid answers.</p>${' '.repeat(2_000)}`);
  const standIns = {
    brandName: 'BRAND',
    supportEmail: 'to@it.invalid',
    blogUrl: 'https://b.invalid',
    origin: 'https://o.invalid',
  };
  const addresses = ['/', '/voice_chat/:roomId', '/terms-of-use'];
  const written = { '/terms-of-use': 'pages/terms.html' };
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ addresses, written, standIns }));
  await pages(app, parseConfig({ ...env, APP_DIST: folder }));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('the page', () => {
  test.each(['/', '/voice_chat/abc?x=1', '/voice_chat/abc/'])('answers %s, which its own router knows', async (url) => {
    const reply = await get(url, html);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<title>page</title>');
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  test.each(['/api/nothing', '/internal/nothing', '/assets/gone-1234.js'])('does not answer %s', async (url) => {
    const reply = await get(url, html);
    expect(reply.statusCode).toBe(404);
    expect(failureSchema.parse(reply.json()).code).toBe('not-found');
  });

  test.each([{}, { accept: '*/*' }, { accept: 'text/*;q=0.5' }])('answers whoever takes it: %o', async (headers) => {
    expect((await get('/', headers)).statusCode).toBe(200);
    expect((await get('/voice_chat/abc', headers)).body).toContain('<title>page</title>');
    expect((await get('/nothing/here', headers)).json()).toMatchObject({ code: 'not-found' });
  });

  test('answers nobody with a page who asks for something else', async () => {
    expect((await get('/voice_chat/abc', { accept: 'application/json' })).statusCode).toBe(404);
  });

  test('an address that the product has not is not there, and gets the page that says so', async () => {
    const reply = await get('/nothing/here', html);
    expect([reply.statusCode, reply.body]).toEqual([404, expect.stringContaining('<title>page</title>')]);
  });

  test('that was written beforehand is served with the words of the deployment, as small as the browser takes it', async () => {
    const reply = await get('/terms-of-use', { ...html, 'accept-encoding': 'gzip' });
    expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(gunzipSync(reply.rawPayload).toString()).toContain('Viva asks, support@viva.example answers.');
    expect((await get('/terms-of-use', html)).body).toContain('Viva asks');
  });

  test.each(['/pages/terms.html', '/.vite/manifest.json'])('keeps %s to itself', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test('its files travel compressed to browsers that take them so', async () => {
    const reply = await get('/assets/main-4f2a.js', { 'accept-encoding': 'br, gzip' });
    expect([reply.headers['content-encoding'], reply.body]).toEqual(['br', 'compressed']);
    expect((await get('/assets/main-4f2a.js')).body).toBe('run()');
  });

  test('says who it is to a browser that keeps it', async () => {
    expect((await get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Viva', start_url: '/' });
  });

  test('its hashed files are kept by browsers for good', async () => {
    expect((await get('/assets/main-4f2a.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('may run only its own scripts, and talk only to its own services', async () => {
    const policy = String((await get('/', { ...html, host: 'viva.local:3000' })).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' ws://viva.local:3005 http://viva.local:3005 http://viva.local:3002");
  });
});

describe('its configuration', () => {
  const configFor = async (host: string) => {
    const { body } = await get('/config.js', { host });
    return JSON.parse(body.replace(/^window\.VIVA_CONFIG = |;\n$/g, '')) as unknown;
  };

  test('finds the services of this machine under the name that the visitor used', async () => {
    expect(await configFor('192.168.1.7:3000')).toEqual({
      backendUrl: '/api',
      livekitUrl: 'ws://192.168.1.7:3005',
      firebase: {
        apiKey: 'local',
        projectId: 'demo-viva',
        authDomain: 'demo-viva.firebaseapp.com',
        emulatorUrl: 'http://192.168.1.7:3002',
      },
      logLevel: 'warn',
      brand: { name: 'Viva', supportEmail: 'support@viva.example', blogUrl: 'https://blog.viva.example' },
    });
  });

  test('a made-up host name gets nowhere', async () => {
    expect(JSON.stringify(await configFor('evil"</script>'))).toContain('ws://localhost:3005');
  });

  test('tells no secret', async () => {
    expect((await get('/config.js')).body).not.toContain('secret');
  });
});

test('services elsewhere keep their own addresses', async () => {
  const elsewhere = Fastify();
  const settings = { ...env, AUTH_EMULATOR_URL: '', LIVEKIT_URL: 'wss://us.livekit.example', APP_DIST: '/nowhere' };
  await pages(elsewhere, parseConfig(settings));
  const { body } = await elsewhere.inject({ url: '/config.js', headers: { host: 'viva.local' } });
  expect(body).toContain('"livekitUrl":"wss://us.livekit.example"');
  expect(body).toContain('"emulatorUrl":null');
  const policy = String((await elsewhere.inject('/')).headers['content-security-policy']);
  expect(policy).toContain(
    'wss://us.livekit.example https://us.livekit.example https://identitytoolkit.googleapis.com',
  );
  await elsewhere.close();
});

describe('Google Analytics', () => {
  const served = async (settings: Record<string, string>) => {
    const server = Fastify();
    await pages(server, parseConfig({ ...env, ...settings, APP_DIST: '/nowhere' }));
    const { body } = await server.inject('/config.js');
    const policy = String((await server.inject('/')).headers['content-security-policy']);
    await server.close();
    return { body, policy };
  };

  test('is neither told of nor let through without a measurement id', async () => {
    const { body, policy } = await served({});
    expect(body).not.toContain('analytics');
    expect(policy).not.toContain('google');
  });

  test('is told of and let through with one', async () => {
    const { body, policy } = await served({ FIREBASE_MEASUREMENT_ID: 'G-ABC123', FIREBASE_APP_ID: '1:2:web:3' });
    expect(body).toContain('"analytics":{"measurementId":"G-ABC123","appId":"1:2:web:3"}');
    expect(policy).toContain("script-src 'self' https://*.googletagmanager.com;");
    expect(policy).toMatch(/connect-src [^;]+ https:\/\/firebaseinstallations.googleapis.com/);
  });

  test('needs the web app that the measurement belongs to', () => {
    expect(() => parseConfig({ ...env, FIREBASE_MEASUREMENT_ID: 'G-ABC123' })).toThrow('FIREBASE_APP_ID is not set');
  });
});
