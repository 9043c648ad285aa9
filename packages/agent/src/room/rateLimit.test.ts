import { expect, test } from 'vitest';
import { RateLimit } from './rateLimit.ts';

test('a limit allows as many as it says in one second, and then one by one', () => {
  let now = 0;
  const limit = new RateLimit(20, () => now);
  const taken = (times: number) => Array.from({ length: times }, () => limit.take()).filter(Boolean).length;
  expect(taken(50)).toBe(20);
  now = 50;
  expect(taken(50)).toBe(1);
  now = 10_000;
  expect(taken(50)).toBe(20);
});
