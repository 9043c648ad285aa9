import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WindowStore } from './windowStore.ts';

const minute = 60_000;
let store: WindowStore;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 59_999 });
  store = new WindowStore();
});
afterEach(() => vi.useRealTimers());

const use = (key = 'somebody', of = store) =>
  new Promise<{ current: number; ttl: number }>((done) => of.incr(key, (_error, result) => done(result), minute));

test('of many uses at once, each is told its own number', async () => {
  const told = await Promise.all([use(), use(), use()]);
  expect(told.map(({ current }) => current)).toEqual([1, 2, 3]);
});

test('a window begins with the first use, whatever the clock shows, and tells what is left of it', async () => {
  await use();
  vi.setSystemTime(59_999 + minute - 1);
  expect(await use()).toEqual({ current: 2, ttl: 1 });
  vi.setSystemTime(59_999 + minute);
  expect(await use()).toEqual({ current: 1, ttl: minute });
});

test('everybody, and every child, counts alone', async () => {
  await use();
  expect(await use('somebody else')).toMatchObject({ current: 1 });
  expect(await use('somebody', store.child())).toMatchObject({ current: 1 });
});

test('of too many callers, the one who has been quiet longest is forgotten', async () => {
  await use('first');
  await use('second');
  await use('first');
  for (let n = 0; n < 4_999; n++) await use(`caller ${n}`);
  expect(await use('first')).toMatchObject({ current: 3 });
  expect(await use('second')).toMatchObject({ current: 1 });
});
