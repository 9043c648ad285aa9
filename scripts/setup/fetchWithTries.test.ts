import { expect, test } from 'vitest';
import { silent } from './testing/sandbox.ts';
import { fetchWithTries } from './fetchWithTries.mjs';

const atOnce = { pauseInMs: 0 };

/** An attempt that fails so often before it succeeds. */
function failing(times: number) {
  let made = 0;
  return { attempt: () => Promise.resolve(made++ < times ? 'no network' : undefined), made: () => made };
}

test('what fails once is tried again, and the person is told', async () => {
  const output = silent();
  const { attempt, made } = failing(1);
  expect(await fetchWithTries(attempt, (problem) => problem, output, atOnce)).toBeUndefined();
  expect(made()).toBe(2);
  expect(output.notes).toEqual(['no network: trying again (2 of 3)']);
});

test('after three tries the problem is what is left', async () => {
  const { attempt, made } = failing(9);
  expect(await fetchWithTries(attempt, (problem) => problem, silent(), atOnce)).toBe('no network');
  expect(made()).toBe(3);
});
