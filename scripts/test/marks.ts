import { join } from 'node:path';
import { cacheFolder } from '../lib/paths.mjs';
import { readIfThere, writeWhole } from '../setup/files.mjs';

/** Ten states of each of two thousand files. */
const mostMarks = 20_000;

/** Digests of what a check found right, in the user's cache, so that another clone of the project knows them too. */
export interface Marks {
  readonly has: (digest: string) => boolean;
  readonly add: (digests: readonly string[]) => void;
  readonly remove: (digests: readonly string[]) => void;
}

/** Where the checks keep what they know. */
export const checksFolder = (): string => join(cacheFolder(), 'checks');

/** Opens the marks of one check: a digest a line, the newest last. */
export function openMarks(check: string, folder: string = checksFolder()): Marks {
  const file = join(folder, `${check}.txt`);
  const read = () => (readIfThere(file) ?? '').split('\n').filter(Boolean);
  const known = new Set(read());
  const write = (without: ReadonlySet<string>, newest: readonly string[]) => {
    const all = [...read().filter((digest) => !without.has(digest)), ...newest];
    writeWhole(file, all.slice(-mostMarks).join('\n'));
  };
  return {
    has: (digest) => known.has(digest),
    add: (digests) => {
      const newest = new Set(digests);
      write(newest, [...newest]);
      for (const digest of newest) known.add(digest);
    },
    remove: (digests) => {
      write(new Set(digests), []);
      for (const digest of digests) known.delete(digest);
    },
  };
}
