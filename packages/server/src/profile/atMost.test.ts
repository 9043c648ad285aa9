import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoPlace, atMost } from './atMost.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that goes on until the test ends it, and what became of it. */
function pieces(inTurn: ReturnType<typeof atMost>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) =>
    inTurn(() => {
      begun.push(name);
      return new Promise<string>((done) => ends.set(name, () => done(name)));
    }).catch((error: unknown) => (error instanceof NoPlace ? 'no place' : 'failed'));
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('work waits for its turn, in the order in which it came', async () => {
  const { begun, work, end } = pieces(atMost({ atOnce: 2, waiting: 2, waitMs: 1_000 }));
  const all = ['a', 'b', 'c', 'd'].map(work);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await vi.advanceTimersByTimeAsync(0);
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('of too many, the last get no place at once', async () => {
  const { begun, work } = pieces(atMost({ atOnce: 1, waiting: 1, waitMs: 1_000 }));
  const [, , last] = ['a', 'b', 'c'].map(work);
  expect(await last).toBe('no place');
  expect(begun).toEqual(['a']);
});

test('who has waited too long gets no place, and takes nobody else’s', async () => {
  const { begun, work, end } = pieces(atMost({ atOnce: 1, waiting: 2, waitMs: 1_000 }));
  const [first, second] = ['a', 'b'].map(work);
  await vi.advanceTimersByTimeAsync(600);
  const third = work('c');
  await vi.advanceTimersByTimeAsync(600);
  expect(await second).toBe('no place');
  end('a');
  expect(await first).toBe('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a', 'c']);
  end('c');
  expect(await third).toBe('c');
  const fourth = work('d');
  await vi.advanceTimersByTimeAsync(0);
  end('d');
  expect(await fourth).toBe('d');
});
