import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { sha256 } from '../setup/files.mjs';

/** A digest of each of the project's files, by its path from the project's folder. */
export type Sources = ReadonlyMap<string, string>;

/** Pictures that stories are compared with: no check reads them whose result is kept. */
const accepted = /^visual\/baseline\/.+\.webp$/;

/** Digests texts in their order. */
export function digestOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('hex').slice(0, 32);
}

/**
 * Reads what git tracks and what no `.gitignore` of the project names, without the accepted pictures. Undefined outside a
 * git repository: nothing is known about the files then.
 */
export function readSources(folder: string = root): Sources | undefined {
  const paths = listed(folder)?.filter((path) => !accepted.test(path) && isFile(join(folder, path)));
  return paths && new Map(paths.map((path) => [path, sha256(join(folder, path))]));
}

/** Lists paths by the project's own `.gitignore` files: the tools do not know the user's list of ignored files. */
function listed(folder: string): string[] | undefined {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-per-directory=.gitignore'];
  try {
    const printed = execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64e6, stdio: 'pipe' });
    return [...new Set(printed.split('\0'))].filter((path) => path !== '').sort();
  } catch {
    return undefined;
  }
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Digests what is not in the repository and shapes what a tool says: Node, and the packages as npm installed them.
 * Undefined where npm left no record of these.
 */
export function machineDigest(folder: string = root): string | undefined {
  const record = join(folder, 'node_modules', '.package-lock.json');
  return isFile(record) ? digestOf(process.version, process.platform, process.arch, sha256(record)) : undefined;
}
