import { expect, test } from 'vitest';
import type { Failure } from './failures.ts';
import type { TestsOfFile, Totals } from './totals.ts';
import { mostFilesAgain, withTries } from './tries.ts';

const late = (name: string, file = 'a.test.ts'): Failure => ({ name, file, reason: 'too late' });
const crash: Failure = { name: 'the whole check', reason: 'ended with SIGKILL' };

/** What a run of files found; a failure of a file is given by the test's name. */
function run(files: Record<string, TestsOfFile>, ...outside: Failure[]): Totals {
  const all = Object.entries(files);
  const failures = [...all.flatMap(([file, { failed }]) => failed.map((name) => late(name, file))), ...outside];
  return { passed: all.flatMap(([, { passed }]) => passed).length, failed: failures.length, files, failures };
}

/** Runs that go as written, one after the other, and note which files they were asked for. */
function scripted(...runs: readonly Totals[]) {
  const asked: (readonly string[] | undefined)[] = [];
  const next = (files?: readonly string[]) => {
    asked.push(files);
    return Promise.resolve(runs[asked.length - 1] ?? run({}));
  };
  return { asked, next };
}

const b = { passed: ['b'], failed: [] };
const red = run({ 'a.test.ts': { passed: ['s'], failed: ['t'] }, 'b.test.ts': b });
const green = run({ 'a.test.ts': { passed: ['s', 't'], failed: [] } });
const noReport: Totals = { passed: 0, failed: 1, failures: [crash] };

test('a file that fails is run again, and counts as passed when it then passes', async () => {
  const { asked, next } = scripted(red, green);
  expect(await withTries(3, next)).toMatchObject({ passed: 3, failed: 0, failures: [], later: [late('t')] });
  expect(asked).toEqual([undefined, ['a.test.ts']]);
});

test('a test that fails in every try failed', async () => {
  const stillRed = run({ 'a.test.ts': { passed: ['s'], failed: ['t'] } });
  const { asked, next } = scripted(red, stillRed, stillRed);
  expect(await withTries(3, next)).toMatchObject({ passed: 2, failed: 1, failures: [late('t')], later: [] });
  expect(asked).toHaveLength(3);
});

test('a test that failed, passed, and failed again, because another one did, failed', async () => {
  const other = run({ 'a.test.ts': { passed: ['t'], failed: ['s'] } });
  const again = run({ 'a.test.ts': { passed: ['s'], failed: ['t'] } });
  const { next } = scripted(red, other, again);
  expect(await withTries(3, next)).toMatchObject({ passed: 2, failed: 1, failures: [late('t')], later: [late('s')] });
});

test('a try without a report proves nothing', async () => {
  const { next } = scripted(red, noReport, noReport);
  const totals = await withTries(3, next);
  expect(totals).toMatchObject({ failed: 2, later: [] });
  expect(totals.failures).toEqual(expect.arrayContaining([late('t'), crash]));
});

test('a file that does not load any more has not passed', async () => {
  const broken = run({ 'a.test.ts': { passed: [], failed: ['the file'] } });
  const totals = await withTries(2, scripted(red, broken).next);
  expect(totals.failures).toEqual(expect.arrayContaining([late('t'), late('the file')]));
  expect(totals.later).toEqual([]);
});

test('an error outside of any test is tried again by a whole run', async () => {
  const stray = run({ 'a.test.ts': { passed: ['s', 't'], failed: [] }, 'b.test.ts': b }, crash);
  const { asked, next } = scripted(stray, run({ 'a.test.ts': { passed: ['s', 't'], failed: [] }, 'b.test.ts': b }));
  expect(await withTries(3, next)).toMatchObject({ passed: 3, failed: 0, later: [crash] });
  expect(asked).toEqual([undefined, undefined]);
});

test('nothing is run again where one try is allowed, nothing failed, or no time is left', async () => {
  const [once, fine, over] = [scripted(red, green), scripted(green), scripted(red, green)];
  expect((await withTries(1, once.next)).failed).toBe(1);
  await withTries(3, fine.next);
  await withTries(3, over.next, { over: () => true });
  expect([once.asked.length, fine.asked.length, over.asked.length]).toEqual([1, 1, 1]);
});

test('where many files fail, it is not luck', async () => {
  const files = Array.from({ length: mostFilesAgain + 1 }, (_, n) => `${n}.test.ts`);
  const all = run(Object.fromEntries(files.map((file) => [file, { passed: [], failed: ['t'] }])));
  const { asked, next } = scripted(all);
  expect((await withTries(3, next)).failed).toBe(files.length);
  expect(asked).toHaveLength(1);
});
