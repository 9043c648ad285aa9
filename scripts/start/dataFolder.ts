import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../lib/pidLock.mjs';
import { StartError } from './startError.ts';

const marker = 'data-folder.txt';
const lockName = 'lock';

/** The folder that keeps everything, held by this process alone. */
export interface DataFolder {
  readonly path: string;
  /** A folder of one part inside it. */
  sub(name: string): string;
  release(): void;
}

/**
 * Opens the data folder, or makes it.
 * @param note what a second start should be told about this one: where its page is
 * @throws {StartError} when another start holds it, or when it is a folder of something else
 */
export function openDataFolder(path: string, note: string): DataFolder {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const names = readdirSync(path);
  if (names.length > 0 && !names.includes(marker)) {
    throw new StartError(`${path} holds other files and no data of Viva: name an empty or a new folder with --data.`);
  }
  writeFileSync(join(path, marker), 'Viva keeps its data here: accounts, interviews, emails, keys and logs.\n');
  const lock = takeLock(join(path, lockName), note);
  if (!lock.held) {
    const { pid, note: page } = lock.holder;
    throw new StartError(
      `Viva is already running on this data folder${page ? `, at ${page}` : ''} (process ${pid}): stop it first, or start another with its own folder and ports: npm start -- --data DIR --port PORT`,
    );
  }
  return { path, sub: (name) => join(path, name), release: lock.release };
}

/** Forgets everything in the data folder. */
export function resetDataFolder(folder: DataFolder): void {
  for (const name of readdirSync(folder.path)) {
    if (name !== marker && name !== lockName) rmSync(join(folder.path, name), { recursive: true, force: true });
  }
}

/** Keys of the local LiveKit server, made once. */
export interface LiveKitKeys {
  readonly apiKey: string;
  readonly apiSecret: string;
}

/** Reads the local LiveKit server's keys from `livekit-keys.json` (mode 0600), made when there are none. */
export function liveKitKeys(folder: DataFolder): LiveKitKeys {
  const file = folder.sub('livekit-keys.json');
  if (existsSync(file)) {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null && 'apiKey' in value && 'apiSecret' in value) {
      const { apiKey, apiSecret } = value;
      if (typeof apiKey === 'string' && typeof apiSecret === 'string') return { apiKey, apiSecret };
    }
  }
  const keys = { apiKey: `API${randomBytes(6).toString('hex')}`, apiSecret: randomBytes(32).toString('base64url') };
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  chmodSync(file, 0o600);
  return keys;
}

/** The password of the embedded database, made here when the database has not made it yet. */
export function databasePassword(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
