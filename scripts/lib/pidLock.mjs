import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { processIdentity } from './processes.mjs';

/**
 * @typedef {{ pid: number, identity: string, note?: string | undefined }} LockHolder
 * @typedef {{ held: true, release: () => void } | { held: false, holder: LockHolder }} LockResult
 */

/**
 * Takes a lock that ends with its process, even after `kill -9`: the file names its holder, and a holder that is
 * gone does not count.
 * @param {string} file
 * @param {string} [note] what a later comer should be told about this holder
 * @returns {LockResult}
 */
export function takeLock(file, note) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) ?? 'unknown', note });
  for (;;) {
    if (createWhole(file, mine)) return { held: true, release: () => releaseIf(file, mine) };
    const found = readText(file);
    if (found === undefined) continue;
    const holder = parse(found);
    if (holder && processIdentity(holder.pid) === holder.identity) return { held: false, holder };
    removeStale(file, found);
  }
}

/** A link appears with its whole content or not at all, so nobody ever reads half a lock.
 * @param {string} file @param {string} text */
function createWhole(file, text) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Another process may have replaced the dead lock meanwhile: what was moved away is looked at, and put back then.
 * @param {string} file @param {string} stale */
function removeStale(file, stale) {
  const away = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, away);
  } catch {
    return;
  }
  if (readText(away) !== stale) {
    try {
      linkSync(away, file);
    } catch {
      // A third one holds it now.
    }
  }
  rmSync(away, { force: true });
}

/** @param {string} file @param {string} text */
function releaseIf(file, text) {
  if (readText(file) === text) rmSync(file, { force: true });
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} text @returns {LockHolder | undefined} */
function parse(text) {
  try {
    /** @type {unknown} */
    const value = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('identity' in value)) return undefined;
    const { pid, identity } = value;
    if (typeof pid !== 'number' || typeof identity !== 'string') return undefined;
    return { pid, identity, note: 'note' in value && typeof value.note === 'string' ? value.note : undefined };
  } catch {
    return undefined;
  }
}
