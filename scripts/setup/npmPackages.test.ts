import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installNpmPackages, sameAsInstalled } from './npmPackages.mjs';
import { sandbox, silent } from './testing/sandbox.ts';

let box: ReturnType<typeof sandbox>;
beforeEach(() => {
  box = sandbox();
});
afterEach(() => box.remove());

const lockOf = (packages: object) => JSON.stringify({ packages });
const lock = lockOf({
  '': { name: 'viva' },
  'packages/app': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
});

test('what npm recorded is enough when it has every package of the lockfile', () => {
  expect(sameAsInstalled(lock, lockOf({ 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } }))).toBe(true);
});

test.each([
  ['nothing is recorded', undefined],
  ['a package is missing', lockOf({})],
  ['a package has another content', lockOf({ 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } })],
])('packages are installed when %s', (_when, installed) => {
  expect(sameAsInstalled(lock, installed)).toBe(false);
});

test('an unchanged lockfile needs no npm at all', async () => {
  box.file('package-lock.json', lock);
  box.file('node_modules/.viva-lock-hash', createHash('sha256').update(lock).digest('hex'));
  expect(await installNpmPackages(box.folder, silent())).toBe('up to date');
});

test('packages that somebody installed by hand are accepted and remembered', async () => {
  box.file('package-lock.json', lock);
  box.file('node_modules/.package-lock.json', lock);
  expect(await installNpmPackages(box.folder, silent())).toBe('already installed');
  expect(readFileSync(join(box.folder, 'node_modules/.viva-lock-hash'), 'utf8')).toHaveLength(64);
});

test('npm is told to leave the libraries for graphics cards where they are', async () => {
  box.file('package-lock.json', lock);
  box.tool('npm', 'mkdir -p node_modules; printenv ONNXRUNTIME_NODE_INSTALL > node_modules/told');
  vi.stubEnv('npm_execpath', '');
  vi.stubEnv('PATH', box.env.PATH);
  expect(await installNpmPackages(box.folder, silent())).toBe('installed');
  expect(readFileSync(join(box.folder, 'node_modules/told'), 'utf8')).toBe('skip\n');
});

test('packages that were there already lose the libraries of other platforms too', async () => {
  const libraries = 'node_modules/onnxruntime-node/bin/napi-v6';
  box.file('package-lock.json', lock);
  box.file('node_modules/.viva-lock-hash', createHash('sha256').update(lock).digest('hex'));
  const own = box.file(`${libraries}/${process.platform}/${process.arch}/library`);
  const other = box.file(`${libraries}/${process.platform}/other/library`);
  expect(await installNpmPackages(box.folder, silent())).toBe('up to date');
  expect([own, other].map((file) => existsSync(file))).toEqual([true, false]);
});
