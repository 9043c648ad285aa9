import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FoundVoice, isDefaultVoice } from '../models.ts';
import type { Spoken } from '../service/protocol.ts';
import { decodeOpus } from '../sound/opus.ts';

/** The lines of the built-in voice. */
export const shippedFolder = path.join(import.meta.dirname, '../../lines');

/** In such a folder: for each file its name, its SHA-256 and the clause in it, with tabs between them. */
export const shippedIndex = (folder: string): string => path.join(folder, 'index.tsv');

/** Clauses that were spoken when the product was made, so that no interview waits for them. `npm run lines` makes them. */
export class ShippedLines {
  /** Files by clause. */
  readonly #files: ReadonlyMap<string, string>;

  /** The lines in a folder; none where it has no index. */
  constructor(folder: string) {
    const index = shippedIndex(folder);
    const lines = existsSync(index) ? readFileSync(index, 'utf8').split(/\r?\n/) : [];
    this.#files = new Map(
      lines.filter(Boolean).map((line) => {
        const [name = '', , clause = ''] = line.split('\t');
        return [clause, path.join(folder, name)];
      }),
    );
  }

  /** The sound of a clause; undefined where it does not come with the product. @throws where its file is missing or broken */
  async find(clause: string): Promise<Spoken | undefined> {
    const file = this.#files.get(clause);
    return file === undefined ? undefined : decodeOpus(await readFile(file));
  }
}

/** The lines that come with the product in this very voice. */
export const shippedLines = (voice: FoundVoice): ShippedLines | undefined =>
  isDefaultVoice(voice) ? new ShippedLines(shippedFolder) : undefined;
