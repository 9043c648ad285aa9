import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  await pages(app, parseConfig({ ...env, APP_DIST: folder }));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('the page', () => {
  test.each(['/', '/voice_chat/abc?x=1', '/terms-of-use/'])('answers %s, which its own router knows', async (url) => {
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
