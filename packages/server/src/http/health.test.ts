import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLiveKitMedia } from '../media/livekit.ts';
import { livekitKeys } from '../testing/livekitServer.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { healthRoutes } from './health.ts';

let stack: Stack;
const app = Fastify();
const asked = vi.fn();
beforeAll(async () => {
  stack = await startStack({ serve: false });
  const media = createLiveKitMedia({ url: stack.config.LIVEKIT_URL, ...livekitKeys });
  const reachable = () => (asked(), media.reachable());
  healthRoutes(app, { db: stack.database.db, media: { ...media, reachable } });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
  await stack.close();
});

const whole = '200 {"ok":true,"degraded":[]}';
const degraded = '200 {"ok":true,"degraded":["media"]}';

test('however often readiness is asked for, the other parts are asked once a second; without the media server it stays, and says so', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const askOften = async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));
    return [...new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))];
  };
  expect(await askOften()).toEqual([whole]);
  await stack.livekit.stop();
  now.mockReturnValue(10_999);
  expect(await askOften()).toEqual([whole]);
  expect(asked).toHaveBeenCalledTimes(1);
  now.mockReturnValue(11_000);
  expect(await askOften()).toEqual([degraded]);
  expect(asked).toHaveBeenCalledTimes(2);
});
