import { calls, perMinuteOf } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { parseConfig } from '../config.ts';
import { type Stack, startStack } from '../testing/stack.ts';

let stack: Stack;
let app: FastifyInstance;
beforeAll(async () => {
  stack = await startStack({ serve: false });
});
afterEach(() => app.close());
afterAll(() => stack.close());

const mostAMinute = perMinuteOf(calls.getPreviewToken);

/** How many of so many requests in a minute are refused, each with its own `X-Forwarded-For`. */
async function refusedOf(count: number, forwarded: (n: number) => string): Promise<number> {
  const ask = (n: number) =>
    app.inject({
      url: '/api/voice_chat/preview/getToken?name=Ann&room=aaaaaaaaaaaaaaaa',
      headers: { 'x-forwarded-for': forwarded(n) },
    });
  const replies = await Promise.all(Array.from({ length: count }, (_, n) => ask(n)));
  return replies.filter(({ statusCode }) => statusCode === 429).length;
}

describe.each([
  ['true', 'a proxy that overwrites', (own: string) => own],
  ['true', 'a proxy that appends', (own: string, forged: string) => `${forged}, ${own}`],
  ['1', 'a proxy that appends', (own: string, forged: string) => `${forged}, ${own}`],
  ['2', 'two proxies that append', (own: string, forged: string) => `${forged}, ${own}, 192.0.2.7`],
])('TRUST_PROXY=%s behind %s', (setting, _where, forwarded) => {
  test('counts a caller by their own address, whatever they claim', async () => {
    app = await buildApp(parseConfig({ ...stack.env, TRUST_PROXY: setting }), stack.database);
    expect(await refusedOf(mostAMinute + 1, (n) => forwarded('203.0.113.9', `198.51.100.${n}`))).toBe(1);
    expect(await refusedOf(1, (n) => forwarded('203.0.113.10', `198.51.100.${n}`))).toBe(0);
  });
});

test.each(['false', '0'])('TRUST_PROXY=%s believes no header', async (setting) => {
  app = await buildApp(parseConfig({ ...stack.env, TRUST_PROXY: setting }), stack.database);
  expect(await refusedOf(mostAMinute + 1, (n) => `198.51.100.${n}`)).toBe(1);
});
