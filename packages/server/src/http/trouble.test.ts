import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { failureSchema } from '@viva/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { until } from '../testing/livekitServer.ts';
import { type Stack, startStack } from '../testing/stack.ts';

const friend = 'https://friend.example.com';
let stack: Stack;
let app: Awaited<ReturnType<typeof buildApp>>;
const closing = Promise.withResolvers<void>();
beforeAll(async () => {
  stack = await startStack({ env: { CORS_ORIGINS: friend }, serve: false });
  app = await buildApp(stack.config, stack.database);
  app.addHook('preClose', async () => closing.resolve());
});
afterAll(async () => {
  await app.close();
  await stack.close();
});

test('what nobody expected is told in the form of the contract, and nothing of it is quoted', async () => {
  const { idToken } = await stack.person();
  const headers = { authorization: `Bearer ${idToken}`, origin: friend };
  await stack.database.pool.query('alter table subscriptions rename to somewhere_else');
  const reply = await app.inject({ url: '/api/check-subscription', headers });
  await stack.database.pool.query('alter table somewhere_else rename to subscriptions');
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    code: 'internal',
    error: 'Internal Server Error',
    message: 'Something went wrong on our side. Please try again.',
  });
  expect(reply.headers['access-control-allow-origin']).toBe(friend);
  expect(JSON.stringify(reply.headers)).not.toMatch(/subscriptions|select|relation/i);
  expect((await app.inject({ url: '/api/check-subscription', headers })).statusCode).toBe(200);
});

test('a permitted page can read that there is nothing, or not with this method', async () => {
  for (const [url, status] of [
    ['/api/nothing', 404],
    ['/api/generate-room', 405],
  ] as const) {
    const reply = await app.inject({ url, headers: { origin: friend } });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['access-control-allow-origin']).toBe(friend);
    expect(failureSchema.safeParse(reply.json()).success).toBe(true);
  }
});

test('asked for its options without a page, the service has nothing against it', async () => {
  const reply = await app.inject({ method: 'OPTIONS', url: '/api/generate-room' });
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
});

test('a permitted page can read that the service is restarting', async () => {
  const served: Socket[] = [];
  app.server.on('connection', (socket: Socket) => served.push(socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  // Half of a request: the connection is not idle, and stays.
  socket.write('GET /api/check-subscription HTTP/1.1\r\nhost: 127.0.0.1\r\n');
  await until(() => (served[0]?.bytesRead ?? 0) > 0, 'the service to read');
  const closed = app.close();
  await closing.promise;
  socket.write(`origin: ${friend}\r\n\r\n`);
  let reply = '';
  socket.on('data', (chunk) => (reply += String(chunk)));
  await once(socket, 'close');
  await closed;
  const [head = '', body = ''] = reply.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 503 /);
  expect(head).toContain(`access-control-allow-origin: ${friend}`);
  expect(failureSchema.parse(JSON.parse(body)).code).toBe('unavailable');
});
