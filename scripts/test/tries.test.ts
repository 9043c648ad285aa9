import { expect, test } from 'vitest';
import type { Failure } from './failures.ts';
import type { Counts, Totals } from './totals.ts';
import { mostFilesAgain, withTries } from './tries.ts';

function totalsOf(files: Record<string, Counts>, failures: readonly Failure[] = []): Totals {
  const counts = Object.values(files);
  const sum = (of: keyof Counts) => counts.reduce((total, count) => total + count[of], 0);
  return { passed: sum('passed'), failed: sum('failed'), files, failures };
}

/** Runs that go as written, one after the other, and note which files they were asked for. */
function scripted(...runs: readonly Totals[]) {
  const asked: (readonly string[] | undefined)[] = [];
  const run = (files?: readonly string[]) => {
    asked.push(files);
    return Promise.resolve(runs[asked.length - 1] ?? totalsOf({}));
  };
  return { asked, run };
}

const late: Failure = { name: 'waits', file: 'a.test.ts', reason: 'too late' };
const red = totalsOf({ 'a.test.ts': { passed: 2, failed: 1 }, 'b.test.ts': { passed: 5, failed: 0 } }, [late]);
const green = totalsOf({ 'a.test.ts': { passed: 3, failed: 0 } });
const stillRed = totalsOf({ 'a.test.ts': { passed: 2, failed: 1 } }, [late]);

test('a file that fails is run again, and counts as passed when it then passes', async () => {
  const { asked, run } = scripted(red, green);
  expect(await withTries(3, run)).toMatchObject({ passed: 8, failed: 0, failures: [], later: [late] });
  expect(asked).toEqual([undefined, ['a.test.ts']]);
});

test('a file that fails in every try failed', async () => {
  const { asked, run } = scripted(red, stillRed, stillRed);
  expect(await withTries(3, run)).toMatchObject({ passed: 7, failed: 1, failures: [late], later: [] });
  expect(asked).toHaveLength(3);
});

test('nothing is run again where one try is allowed, or nothing failed', async () => {
  const once = scripted(red, green);
  expect((await withTries(1, once.run)).failed).toBe(1);
  const fine = scripted(green);
  await withTries(3, fine.run);
  expect([once.asked.length, fine.asked.length]).toEqual([1, 1]);
});

test('a run that broke without naming a file is made again whole', async () => {
  const broken = { ...green, failed: 1, failures: [{ name: 'the whole check', reason: 'ended with SIGKILL' }] };
  const { asked, run } = scripted(broken, green);
  expect(await withTries(3, run)).toMatchObject({ passed: 3, failed: 0 });
  expect(asked).toEqual([undefined, undefined]);
});

test('where many files fail, it is not luck', async () => {
  const files = Array.from({ length: mostFilesAgain + 1 }, (_, n) => `${n}.test.ts`);
  const failures = files.map((file) => ({ ...late, file }));
  const { asked, run } = scripted(
    totalsOf(Object.fromEntries(files.map((file) => [file, { passed: 0, failed: 1 }])), failures),
  );
  expect((await withTries(3, run)).failed).toBe(files.length);
  expect(asked).toHaveLength(1);
});
