import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changesSince } from './changes.ts';

let folder = '';
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: folder, stdio: 'pipe' });
const write = (name: string) => writeFileSync(join(folder, name), name);
const commit = (...names: readonly string[]) => {
  names.forEach(write);
  git('add', '.');
  git('commit', '--quiet', '-m', names.join());
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'viva-changes-'));
  git('init', '--quiet');
  commit('first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('changes are those of the last commit and of the folder', () => {
  commit('second', 'gone');
  write('third');
  rmSync(join(folder, 'gone'));
  rmSync(join(folder, 'first'));
  expect(changesSince('', folder)?.paths).toEqual(['first', 'second', 'third']);
});

test('changes begin where the branch left origin/main', () => {
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  commit('second');
  commit('third');
  expect(changesSince('', folder)?.paths).toEqual(['second', 'third']);
});

test('a named commit is where changes begin', () => {
  commit('second');
  commit('third');
  expect(changesSince('HEAD~2', folder)?.paths).toEqual(['second', 'third']);
});

test('there are no changes without an earlier commit', () => {
  expect(changesSince('', folder)).toBeUndefined();
  expect(changesSince('nowhere', folder)).toBeUndefined();
});
