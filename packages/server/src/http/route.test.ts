import { connect } from 'node:net';
import { type ApiError, calls, failureSchema, perMinuteOf } from '@viva/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
});
afterAll(() => stack.close());

/** What is answered to the head of a request whose body never comes. */
async function answerToHead(headers: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(stack.url).port), '127.0.0.1');
  const { method, path } = calls.putResume;
  const head = [`${method} /api${path} HTTP/1.1`, 'host: 127.0.0.1', 'content-type: application/json', ...headers];
  socket.write([...head, 'content-length: 6000000', '', '{'].join('\r\n'));
  let reply = '';
  for await (const chunk of socket) {
    reply += String(chunk);
    if (reply.endsWith('}')) break;
  }
  return reply;
}

test.each([
  ['no token', []],
  ['a token that is none', ['authorization: Bearer eyJhbGciOiJSUzI1NiJ9.e30.AAAA']],
])('who asks with %s is told so before the body is read', async (_what, headers) => {
  const reply = await answerToHead(headers);
  expect(reply).toMatch(/^HTTP\/1\.1 401 /);
  expect(failureSchema.parse(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).code).toBe('unauthorized');
});

test('who asks too often is told so before the body is read', async () => {
  const { api, idToken } = await stack.person();
  const body = { fileName: 'a.txt', content: Buffer.from('A nurse of many years.').toString('base64') };
  for (let n = 0; n < perMinuteOf(calls.putResume); n++) await api.putResume({ body });
  expect(await answerToHead([`authorization: Bearer ${idToken}`])).toMatch(/^HTTP\/1\.1 429 /);
});

test('without an account all addresses of one IPv6 network have one limit together', async () => {
  const codeFrom = (address: string) =>
    visitorFrom(stack.url, address)
      .getPreviewToken({ query: { name: 'Ann', room: 'aaaaaaaaaaaaaaaa' } })
      .catch(({ code }: ApiError) => code);
  const asked = Array.from({ length: perMinuteOf(calls.getPreviewToken) + 1 }, (_, n) =>
    codeFrom(`2001:db8:1:2::${n}`),
  );
  expect((await Promise.all(asked)).filter((code) => code === 'rate-limited')).toHaveLength(1);
  expect(await codeFrom('2001:db8:1:3::1')).toBe('not-found');
});
