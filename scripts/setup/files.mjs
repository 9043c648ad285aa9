import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** The text of a file, or undefined when there is none.
 * @param {string} file */
export function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes a file so that it is there whole or not at all.
 * @param {string} file @param {string | Uint8Array} text */
export function writeWhole(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.tmp-${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/**
 * Fills a folder so that it is there whole or not at all: an interrupted run leaves only a draft, which the next removes.
 * @param {string} folder
 * @param {(draft: string) => boolean | Promise<boolean>} fill says whether the draft is complete
 */
export async function fillFolder(folder, fill) {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  const prefix = `${basename(folder)}.tmp-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix)) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const draft = join(parent, `${prefix}${process.pid}`);
  mkdirSync(draft);
  try {
    if (!(await fill(draft))) return false;
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    return true;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * One hash over names and contents of files and folders; what is missing counts as missing.
 * @param {string} base
 * @param {string[]} paths relative to `base`
 * @param {(path: string) => boolean} [counts]
 */
export function hashOf(base, paths, counts = () => true) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(base, path))) {
      const name = relative(base, file).replaceAll('\\', '/');
      if (!counts(name)) continue;
      const content = readFileSync(file);
      hash.update(`${name}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** The SHA-256 of a file, in hex.
 * @param {string} file */
export function sha256(file) {
  return sha256Of(readFileSync(file));
}

/** The SHA-256 of bytes, in hex.
 * @param {Buffer} bytes */
export function sha256Of(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
