import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from '../lib/processes.mjs';
import { markName } from './partProcesses.ts';
import { RunFile, endLeftovers } from './runFile.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'viva-run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function sleeper() {
  const mark = randomUUID();
  const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore', env: { ...process.env, [markName]: mark } });
  return { child, started: { pid: child.pid ?? 0, mark } };
}

test('what an earlier run left behind is ended', async () => {
  const { child, started } = sleeper();
  const file = join(folder, 'run.json');
  new RunFile(file, { pid: 1, startedAt: '', urls: {}, ports: {} }).setPart('one', started, 'one.log');
  const ended = once(child, 'exit');
  expect(await endLeftovers(file)).toBe(1);
  await ended;
  expect(existsSync(file)).toBe(false);
});

test('a process that only has the number of a former part is left alone', async () => {
  const { child, started } = sleeper();
  const file = join(folder, 'run.json');
  writeFileSync(file, JSON.stringify({ parts: { one: { ...started, identity: 'another start time' } } }));
  expect(await endLeftovers(file)).toBe(0);
  expect(isAlive(started.pid)).toBe(true);
  child.kill('SIGKILL');
});
