import { sentenceSpans } from '../text/parts.ts';
import { spokenForm } from '../text/spokenForm.ts';
import type { Heard } from './listener.ts';

/**
 * From these probabilities on a word tells something private. To thank for it costs a further question at most; to leave its sentence
 * out of an assessment costs points, so that must be surer: of the 407 turns of interviews that thresholds are set on, 1 had a sentence
 * left out without need.
 */
export const privateWordFrom = { thanked: 0.5, leftOut: 0.8 } as const;
/** So many of them make their sentence private. */
const fewestWords = 2;

/** For each sentence of a turn, in their order, whether it tells something private; `least`: one of {@link privateWordFrom}. */
export function privateSentences(text: string, { personal }: Pick<Heard, 'personal'>, least: number): boolean[] {
  let from = 0;
  return sentenceSpans(text).map((span) => {
    const said = spokenForm(span.text);
    if (said === '') return false;
    const { length } = said.split(' ');
    const own = personal.slice(from, from + length);
    from += length;
    return own.filter((likely) => likely >= least).length >= Math.min(fewestWords, length);
  });
}
