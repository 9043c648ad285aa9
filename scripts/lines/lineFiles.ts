import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { stockLines } from '@viva/interview';
import { clausesOf, shippedFolder as folder, shippedIndex } from '@viva/speech';
import { readIfThere, sha256 } from '../setup/files.mjs';
import { fileOf } from './soundFile.ts';

/** Lines that come with the product: which have no sound, and which files belong to none. */
export interface LineFiles {
  readonly missing: readonly { readonly text: string; readonly file: string }[];
  readonly stale: readonly string[];
  /** What the index must say of the files that are there, but for some, and where it is. */
  readonly index: { readonly file: string; readonly text: (but?: ReadonlySet<string>) => string };
}

/**
 * Compares the interviewer's lines, clause by clause, with the files that are there for the built-in voice. A file whose
 * content is not what the index says is as good as missing.
 */
export function lineFiles(): LineFiles {
  const index = shippedIndex(folder);
  const known = new Map(
    (readIfThere(index) ?? '').split('\n').map((line) => line.split('\t').slice(0, 2) as [string, string]),
  );
  const clauses = [...new Set(stockLines().flatMap(clausesOf))].sort();
  const wanted = clauses.map((text) => ({ text, file: path.join(folder, fileOf(text)) }));
  const files = new Map(wanted.map((one) => [one.file, one]));
  const isRight = (file: string) => existsSync(file) && known.get(path.basename(file)) === sha256(file);
  const there = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  return {
    missing: [...files.values()].filter(({ file }) => !isRight(file)),
    stale: there.filter((file) => file !== index && !files.has(file)),
    index: {
      file: index,
      text: (but) =>
        wanted
          .filter(({ file }) => existsSync(file) && !but?.has(file))
          .map(({ text, file }) => `${path.basename(file)}\t${sha256(file)}\t${text}\n`)
          .join(''),
    },
  };
}
