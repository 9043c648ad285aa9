import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoPermit, semaphore } from './semaphore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that goes on until the test ends it, and its outcome. */
function pieces(limited: ReturnType<typeof semaphore>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) =>
    limited(() => {
      begun.push(name);
      return new Promise<string>((done) => ends.set(name, () => done(name)));
    }).catch((error: unknown) => (error instanceof NoPermit ? 'no permit' : 'failed'));
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('work waits for a permit, first come, first served', async () => {
  const { begun, work, end } = pieces(semaphore({ permits: 2, queue: 2, waitMs: 1_000 }));
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

test('work is refused at once when the queue is full', async () => {
  const { begun, work } = pieces(semaphore({ permits: 1, queue: 1, waitMs: 1_000 }));
  const [, , last] = ['a', 'b', 'c'].map(work);
  expect(await last).toBe('no permit');
  expect(begun).toEqual(['a']);
});

test('work that waited too long is refused and uses no permit', async () => {
  const { begun, work, end } = pieces(semaphore({ permits: 1, queue: 2, waitMs: 1_000 }));
  const [first, second] = ['a', 'b'].map(work);
  await vi.advanceTimersByTimeAsync(600);
  const third = work('c');
  await vi.advanceTimersByTimeAsync(600);
  expect(await second).toBe('no permit');
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
