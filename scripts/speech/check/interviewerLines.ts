import { existsSync, readFileSync } from 'node:fs';
import { rowsOf } from './recordings.ts';

const corpus = new URL('../../../packages/speech/corpus/interviewer-lines.tsv', import.meta.url);

/** What an interviewer says, for measuring: the lines that nothing was tuned on. */
export const heldOutLines = (): string[] =>
  existsSync(corpus)
    ? rowsOf(readFileSync(corpus, 'utf8')).flatMap(({ set, line }) => (set === 'heldout' && line ? [line] : []))
    : [];
