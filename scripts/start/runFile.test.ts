import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from '../lib/processes.mjs';
import { RunFile, endLeftovers } from './runFile.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'viva-run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function sleeper() {
  const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
  return { child, pid: child.pid ?? 0 };
}

test('what an earlier run left behind is ended', async () => {
  const { child, pid } = sleeper();
  const file = join(folder, 'run.json');
  new RunFile(file, { pid: 1, startedAt: '', urls: {}, ports: {} }).setPart('one', pid, 'one.log');
  const ended = once(child, 'exit');
  expect(await endLeftovers(file)).toBe(1);
  await ended;
  expect(existsSync(file)).toBe(false);
});

test('a process that only has the number of a former part is left alone', async () => {
  const { child, pid } = sleeper();
  const file = join(folder, 'run.json');
  writeFileSync(file, JSON.stringify({ parts: { one: { pid, identity: 'another start time' } } }));
  expect(await endLeftovers(file)).toBe(0);
  expect(isAlive(pid)).toBe(true);
  child.kill('SIGKILL');
});
