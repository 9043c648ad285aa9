import { expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

/** A loader whose rounds are answered when the test says so. */
function slowLoader() {
  const rounds: { readonly keys: readonly number[]; readonly answer: () => void; readonly fail: () => void }[] = [];
  const load = vi.fn(
    (keys: readonly number[]) =>
      new Promise<ReadonlyMap<number, string>>((done, reject) => {
        const answer = () => done(new Map(keys.filter((key) => key > 0).map((key) => [key, `answer ${key}`])));
        rounds.push({ keys, answer, fail: () => reject(new Error('away')) });
      }),
  );
  return { load, rounds };
}

test('a question alone is asked at once; those that come meanwhile are asked together, each key once', async () => {
  const { load, rounds } = slowLoader();
  const ask = gather(load, 1);
  const first = ask(1);
  const others = [ask(2), ask(1), ask(2), ask(-1)];
  expect(rounds.map(({ keys }) => keys)).toEqual([[1]]);
  rounds[0]?.answer();
  expect(await first).toBe('answer 1');
  await vi.waitFor(() => expect(rounds).toHaveLength(2));
  expect(rounds[1]?.keys).toEqual([2, 1, -1]);
  rounds[1]?.answer();
  expect(await Promise.all(others)).toEqual(['answer 2', 'answer 1', 'answer 2', undefined]);
});

test('a round that fails fails those who asked in it, and nobody else', async () => {
  const { load, rounds } = slowLoader();
  const ask = gather(load, 1);
  const [first, second] = [ask(1), ask(2)];
  rounds[0]?.fail();
  await expect(first).rejects.toThrow('away');
  await vi.waitFor(() => expect(rounds).toHaveLength(2));
  rounds[1]?.answer();
  expect(await second).toBe('answer 2');
});
