import { readFileSync } from 'node:fs';
import path from 'node:path';

const heldOut = path.join(import.meta.dirname, '../../../../understanding/corpus/fit/heldout');

/** An answer beside a question, and whether a person takes it for an answer to it: yes, partly, or no. */
export interface JudgedPair {
  readonly question: string;
  readonly answer: string;
  readonly verdict: string;
}

/** The pairs of a hand that are held out, as `corpus/fit.md` has them. */
export const heldOutPairs = (hand: string): JudgedPair[] =>
  readFileSync(path.join(heldOut, `${hand}.txt`), 'utf8')
    .trim()
    .split(/\n\s*\n/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const answer =
        lines
          .find((line) => line.startsWith('A: '))
          ?.slice(3)
          .trim() ?? '';
      return lines
        .filter((line) => line.startsWith('+ '))
        .map((line) => line.slice(2).split('|'))
        .map(([verdict = '', question = '']) => ({ question: question.trim(), answer, verdict: verdict.trim() }));
    });
