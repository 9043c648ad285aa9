import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
