import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../testing/ports.ts';
import { type EmbeddedPostgres, ensurePostgres } from './postgres.ts';

const folders: string[] = [];
const newFolder = (mode = 0o755) => {
  const folder = mkdtempSync(join(tmpdir(), 'viva-postgres-'));
  folders.push(folder);
  spawn('chmod', [mode.toString(8), folder]);
  return join(folder, 'data');
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function query({ url }: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

test('what was committed is there after kill -9, on a data folder that closed itself to nobody', async () => {
  const settings = { dataDir: newFolder(0o700), port: await freePort() };
  const first = await ensurePostgres(settings);
  await query(first, 'create table said (words text)');
  await query(first, "insert into said values ('kept')");
  const pid = Number.parseInt(readFileSync(join(settings.dataDir, 'cluster/postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGKILL');
  await first.exited;
  const second = await ensurePostgres(settings);
  expect(await query(second, 'select words from said')).toEqual([{ words: 'kept' }]);
  await second.stop();
});

test('the database asks for a password, which only its owner can read', async () => {
  const settings = { dataDir: newFolder(), port: await freePort() };
  const postgres = await ensurePostgres(settings);
  const guess = { ...postgres, url: postgres.url.replace(/:[^:@/]+@/, ':guess@') };
  await expect(query(guess, 'select 1')).rejects.toThrow(/password/);
  expect(statSync(join(settings.dataDir, 'password')).mode & 0o777).toBe(0o600);
  await postgres.stop();
});

test('a port that is in use is one clear sentence', async () => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
  await expect(ensurePostgres({ dataDir: newFolder(), port })).rejects.toThrow(
    `Port ${port}, which the database needs, is in use.`,
  );
  other.close();
});
