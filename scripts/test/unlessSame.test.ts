import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { encoderFile } from '../../packages/understanding/src/models.ts';
import { inputsDigest } from './inputs.ts';
import { openMarks } from './marks.ts';
import { unlessSame } from './unlessSame.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'viva-same-'));
  folders.push(folder);
  return folder;
}

function clone(files: Record<string, string> = {}): string {
  const folder = newFolder();
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  mkdirSync(join(folder, 'node_modules'));
  const all = {
    'node_modules/.package-lock.json': '{}',
    '.gitignore': 'node_modules/\n*.log\n',
    'a.ts': '1',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** How a check is run: once, without a limit. */
const how = (fresh = false) => ({ fresh, tries: 1, endsAt: Infinity });

const passed = { passed: 1, failed: 0 };
const failed = { passed: 0, failed: 1 };

test('a check that passed is left out in another clone, unless it is to be fresh', async () => {
  const cache = newFolder();
  const run = vi.fn(async () => passed);
  const check = (fresh: boolean) => {
    const folder = clone();
    return unlessSame('lint', how(fresh), run, openMarks('lint', cache), (name) => inputsDigest(name, folder));
  };
  await check(false);
  expect(await check(false)).toEqual({ ...passed, sameAs: expect.stringMatching(/^[\da-f]{12}$/) });
  expect(run).toHaveBeenCalledTimes(1);
  expect(await check(true)).toEqual(passed);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a failure is not kept', async () => {
  const marks = openMarks('lint', newFolder());
  await unlessSame(
    'lint',
    how(),
    async () => failed,
    marks,
    () => 'same',
  );
  expect(marks.has('same')).toBe(false);
});

test('files that change during a check leave no mark', async () => {
  const marks = openMarks('lint', newFolder());
  const digests = ['before', 'after'];
  await unlessSame(
    'lint',
    how(),
    async () => passed,
    marks,
    () => digests.shift(),
  );
  expect([marks.has('before'), marks.has('after')]).toEqual([false, false]);
});

test('a check runs every time where its files are unknown', async () => {
  const run = vi.fn(async () => passed);
  const outside = newFolder();
  const marks = openMarks('lint', newFolder());
  for (let time = 0; time < 2; time++)
    await unlessSame('lint', how(), run, marks, (name) => inputsDigest(name, outside));
  expect(run).toHaveBeenCalledTimes(2);
});

test.each([
  ['a source', 'lint', { 'a.ts': '2' }, true],
  ['a new file', 'lint', { 'b.ts': '' }, true],
  ['a setting', 'types', { 'tsconfig.json': '{}' }, true],
  ['an installed package', 'types', { 'node_modules/.package-lock.json': '{"a":1}' }, true],
  ['prose', 'format', { 'README.md': '2' }, true],
  ['prose', 'lint', { 'README.md': '2' }, false],
  ['a picture', 'format', { 'a.png': '2' }, false],
  ['an ignored file', 'format', { 'a.log': '2' }, false],
  ['a corpus', 'figures', { 'packages/understanding/corpus/turns/a.tsv': '2' }, true],
  ['a head', 'figures', { 'packages/understanding/weights/a.bin': '2' }, true],
  ['the page of what was measured', 'figures', { 'docs/fairness.md': '2' }, true],
  ['a test that measures', 'figures', { 'packages/interview/src/a.figures.test.ts': '2' }, true],
  ['another page', 'figures', { 'README.md': '2' }, false],
  ['another test', 'figures', { 'packages/interview/src/a.test.ts': '2' }, false],
  ['a screen', 'figures', { 'packages/ui/src/a.tsx': '2' }, false],
] as const)('a change of %s is or is not one for %s', (what, check, change, matters) => {
  // What changes is there before, too: its content counts, not that it exists.
  const before = what === 'a new file' ? {} : Object.fromEntries(Object.keys(change).map((path) => [path, '1']));
  const base = { ...before, 'README.md': '1', 'a.png': '1' };
  const digests = [clone(base), clone({ ...base, ...change })].map((folder) => inputsDigest(check, folder, {}));
  expect(digests[0] !== digests[1]).toBe(matters);
});

test('variables that Vite builds in count for the bundle alone', () => {
  const folder = clone();
  const differs = (check: 'bundle' | 'lint') =>
    inputsDigest(check, folder, {}) !== inputsDigest(check, folder, { VITE_NAME: 'x' });
  expect([differs('bundle'), differs('lint')]).toEqual([true, false]);
});

test('figures are measured anew with another encoder, and without one', () => {
  const folder = clone();
  const cache = newFolder();
  const digest = () => inputsDigest('figures', folder, { VIVA_CACHE: cache });
  const without = digest();
  const file = join(cache, 'models', encoderFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'one');
  const one = digest();
  writeFileSync(file, 'other');
  expect(new Set([without, one, digest()]).size).toBe(3);
});

test('a check whose result is kept runs whole where only some files are wanted', async () => {
  const run = vi.fn(async () => passed);
  const marks = openMarks('figures', newFolder());
  await unlessSame('figures', { ...how(), wanted: ['a.figures.test.ts'] }, run, marks, () => 'same');
  expect(run).toHaveBeenCalledWith(how());
});

test('marks of two runs at once are all kept', () => {
  const cache = newFolder();
  const [one, other] = [openMarks('lint', cache), openMarks('lint', cache)];
  one.add(['a']);
  other.add(['b']);
  expect(['a', 'b', 'c'].map(openMarks('lint', cache).has)).toEqual([true, true, false]);
});
