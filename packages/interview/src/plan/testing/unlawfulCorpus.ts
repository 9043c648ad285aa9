import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../corpus/unlawful');
const sets = ['', '-held-out', '-later', '-last', '-more', '-usual'] as const;
const lines = (file: string) => readFileSync(join(folder, file), 'utf8').trim().split('\n');

/** Sentences of the corpus: what may be asked, and what may not with its topic. */
export const readUnlawfulCorpus = () =>
  sets.map((set) => ({
    name: set.slice(1) || 'written for',
    lawful: lines(`lawful${set}.txt`),
    unlawful: lines(`unlawful${set}.txt`).map((line) => {
      const [topic = '', text = ''] = line.split('|');
      return { topic, text };
    }),
  }));
