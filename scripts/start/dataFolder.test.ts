import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databasePassword, liveKitKeys, openDataFolder, resetDataFolder } from './dataFolder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'viva-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a second start on the same folder is one sentence that names the page, the process and the way out', () => {
  const first = openDataFolder(folder, 'http://localhost:3000');
  expect(() => openDataFolder(folder, 'http://localhost:4000')).toThrow(
    `Viva is already running on this data folder, at http://localhost:3000 (process ${process.pid}): stop it first, or start another with its own folder and ports: npm start -- --data DIR --port PORT`,
  );
  first.release();
  openDataFolder(folder, 'http://localhost:4000').release();
});

test('a lock of a process that is gone does not count', () => {
  openDataFolder(folder, '').release();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1, identity: 'gone' }));
  openDataFolder(folder, '').release();
});

test('a folder of something else is left alone', () => {
  writeFileSync(join(folder, 'thesis.txt'), 'precious');
  expect(() => openDataFolder(folder, '')).toThrow('holds other files and no data of Viva');
});

test('a reset forgets everything that was kept', () => {
  const data = openDataFolder(folder, '');
  writeFileSync(data.sub('livekit-keys.json'), '{}');
  resetDataFolder(data);
  expect(existsSync(data.sub('livekit-keys.json'))).toBe(false);
  data.release();
});

test('keys and passwords are made once, and only their owner reads them', () => {
  const data = openDataFolder(folder, '');
  const keys = liveKitKeys(data);
  expect(liveKitKeys(data)).toEqual(keys);
  expect(keys.apiSecret.length).toBeGreaterThanOrEqual(32);
  expect(statSync(data.sub('livekit-keys.json')).mode & 0o777).toBe(0o600);
  const password = databasePassword(data.sub('postgres'));
  expect(databasePassword(data.sub('postgres'))).toBe(password);
  data.release();
});
