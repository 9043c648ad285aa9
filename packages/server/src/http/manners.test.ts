import { connect } from 'node:net';
import { failureSchema } from '@viva/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stack, startStack } from '../testing/stack.ts';

let stack: Stack;
const friend = 'https://friend.example.com';
const metricsToken = 'a-token-for-whoever-measures';
beforeAll(async () => {
  stack = await startStack({ env: { CORS_ORIGINS: friend, METRICS_TOKEN: metricsToken } });
});
afterAll(() => stack.close());
const get = (path: string, headers: Record<string, string> = {}) => fetch(stack.url + path, { headers });

describe('the id of a request', () => {
  const own = '0af7651916cd43dd8448eb211c80319c';
  test('is told to the caller, and is the one that came when it is well-formed', async () => {
    const id = (await get('/api/check-subscription')).headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await get('/api/nothing', { 'x-request-id': own })).headers.get('x-request-id')).toBe(own);
  });
  test.each(['ann@example.com', 'Ann-Lee-was-here-and-there', '1', 'f'.repeat(65), `${own}"`])(
    'is not %s',
    async (given) => {
      expect((await get('/healthz', { 'x-request-id': given })).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

test.each(['/api/check-subscription', '/api/nothing', '/api/openapi.json', '/api/docs'])(
  '%s is kept by no cache',
  async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-store');
  },
);

describe('another page', () => {
  const preflight = (origin: string) =>
    fetch(`${stack.url}/api/generate-room`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
  test('may call from an origin that is configured', async () => {
    const reply = await preflight(friend);
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-origin')).toBe(friend);
    expect(reply.headers.get('access-control-allow-headers')).toContain('authorization');
    const failed = await get('/api/check-subscription', { origin: friend });
    expect(failed.headers.get('access-control-allow-origin')).toBe(friend);
  });
  test.each(['https://foe.example.com', 'null', `${friend}.foe.example`])('may not from %s', async (origin) => {
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    expect((await get('/api/check-subscription', { origin })).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the figures', () => {
  test('tell requests, the database, jobs, sessions and the process', async () => {
    await get('/api/check-subscription');
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(
      /viva_http_request_seconds_count\{method="GET",route="\/api\/check-subscription",status="401"\} [1-9]/,
    );
    expect(text).toContain('viva_database_up 1');
    expect(text).toContain('viva_sessions_open 0');
    expect(text).toMatch(/viva_database_connections\{state="open"\} \d/);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });
  test.each([
    ['x-forwarded-for', '203.0.113.7'],
    ['forwarded', 'for=203.0.113.7'],
    ['via', '1.1 proxy'],
  ])('are not there for whoever comes through a proxy (%s), except with the token', async (name, value) => {
    const reply = await get('/metrics', { [name]: value });
    expect([reply.status, failureSchema.parse(await reply.json()).code]).toEqual([404, 'not-found']);
    expect((await get('/metrics', { [name]: value, authorization: `Bearer ${metricsToken}x` })).status).toBe(404);
    expect((await get('/metrics', { [name]: value, authorization: `Bearer ${metricsToken}` })).status).toBe(200);
  });
});

test('what is no HTTP is refused in the form of the contract', async () => {
  const socket = connect(Number(new URL(stack.url).port), '127.0.0.1');
  socket.end('GET / HTTP/1.1\r\nno colon here\r\n\r\n');
  let reply = '';
  for await (const chunk of socket) reply += String(chunk);
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(failureSchema.parse(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).code).toBe('bad-request');
});

test('a body that is too large, or of another kind, is refused in the form of the contract', async () => {
  const send = (body: string, type: string) =>
    fetch(`${stack.url}/api/generate-preview-room`, { method: 'POST', body, headers: { 'content-type': type } });
  const large = await send(JSON.stringify({ content: 'x'.repeat(300_000) }), 'application/json');
  expect(failureSchema.parse(await large.json())).toMatchObject({
    code: 'too-large',
    message: 'The request is too large: it may have 256 KiB.',
  });
  const other = await send('<a/>', 'application/xml');
  expect(failureSchema.parse(await other.json()).code).toBe('bad-request');
});

describe('an address', () => {
  test.each([
    ['GET', '/api/generate-room', 'POST'],
    ['DELETE', '/api/job_post/create', 'POST'],
    ['PATCH', '/api/check-subscription', 'GET, HEAD'],
    ['PUT', '/api/webhooks/stripe', 'POST'],
    ['QUERY', '/api/generate-room', 'POST'],
    ['POST', '/api/sessions/some-session', 'DELETE, GET, HEAD'],
    ['GET', '/api/nothing', undefined],
    ['POST', '/api/check-subscription/more', undefined],
  ])('asked with %s, %s takes %s', async (method, path, allowed) => {
    const reply = await fetch(stack.url + path, { method });
    expect(reply.headers.get('allow')).toBe(allowed ?? null);
    const code = allowed === undefined ? 'not-found' : 'method-not-allowed';
    expect([reply.status, failureSchema.parse(await reply.json()).code]).toEqual([allowed ? 405 : 404, code]);
  });
});

test('too many requests are refused with the time to wait', async () => {
  const { idToken } = await stack.person();
  const ask = () => get('/api/account/export', { authorization: `Bearer ${idToken}` });
  const replies = await Promise.all(Array.from({ length: 8 }, ask));
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(failureSchema.parse(await refused[0]?.json()).code).toBe('rate-limited');
});
