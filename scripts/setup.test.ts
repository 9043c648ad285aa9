import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sandbox } from './setup/testing/sandbox.ts';

let box: ReturnType<typeof sandbox>;
beforeEach(() => {
  box = sandbox();
});
afterEach(() => box.remove());

/** A set-up whose cache can't be written: a file is where its folder should be. */
function setUp(goal: string) {
  const file = path.join(box.folder, 'file');
  writeFileSync(file, '');
  return spawnSync(process.execPath, [path.join(import.meta.dirname, 'setup.mjs'), goal], {
    encoding: 'utf8',
    env: { ...process.env, VIVA_CACHE: path.join(file, 'cache') },
  });
}

test('a set-up that fails says in one sentence why and what to do', () => {
  const { stderr, stdout, status } = setUp('start');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Nothing can be kept in .+: let it be written, or name another folder in VIVA_CACHE\.\n$/);
  expect(stdout).not.toContain('failed');
});

test('a gate whose set-up fails ends with its count', () => {
  const { stdout, status } = setUp('test');
  expect(status).toBe(1);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
});
