import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ensurePostgres } from '../../packages/server/src/embedded/postgres.ts';
import { freePort } from '../../packages/server/src/testing/ports.ts';
import { endOrphanedDatabase } from './orphanedDatabase.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'viva-orphan-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('a database that goes on alone is ended, and what it kept is there', async () => {
  const dataDir = newFolder();
  const postgres = await ensurePostgres({ dataDir, port: await freePort() });
  await endOrphanedDatabase(dataDir);
  await postgres.exited;
  await (await ensurePostgres({ dataDir, port: await freePort() })).stop();
}, 30_000);

test('another process that has got its number is left alone', async () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'cluster'));
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'postgres'], { stdio: 'ignore' });
  await once(other, 'spawn');
  writeFileSync(join(dataDir, 'cluster/postmaster.pid'), `${other.pid}\n`);
  await endOrphanedDatabase(dataDir);
  expect(other.exitCode ?? other.signalCode).toBeNull();
  other.kill();
});
