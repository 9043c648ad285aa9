import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from './pidLock.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'viva-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a lock that is held tells who holds it', () => {
  const file = join(folder, 'lock');
  const first = takeLock(file, 'the first');
  expect(takeLock(file)).toMatchObject({ held: false, holder: { pid: process.pid, note: 'the first' } });
  if (first.held) first.release();
  expect(takeLock(file).held).toBe(true);
});

test('a lock ends with its process, even after kill -9', async () => {
  const file = join(folder, 'lock');
  const script = join(folder, 'holder.mjs');
  const module = JSON.stringify(join(import.meta.dirname, 'pidLock.mjs'));
  writeFileSync(
    script,
    `import { takeLock } from ${module}; process.send(takeLock(${JSON.stringify(file)}).held); setInterval(() => {}, 1000);`,
  );
  const holder = fork(script, { execArgv: [] });
  expect(await once(holder, 'message')).toEqual([true, undefined]);
  expect(takeLock(file)).toMatchObject({ held: false, holder: { pid: holder.pid } });
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(takeLock(file).held).toBe(true);
});
