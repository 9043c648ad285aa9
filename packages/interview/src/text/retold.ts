import { wordsOf } from './words.ts';

/** Shorter words are in every text. */
const shortWord = 3;
/**
 * So many of its words a retelling shares with what was told before. Of 225 answers that another person told once more (`Told
 * once more` in `packages/understanding/corpus/rated.md`) 95 % share over 0.54; of 540 second halves with their first halves,
 * 99 % share under 0.29.
 */
const leastShared = 0.4;
/** A retelling has at least so large a part of the words of the first telling, or it adds to it. */
const leastLength = 0.5;
/** Of fewer words the share means little. */
const fewestWords = 15;

const wordsWithin = (text: string): Set<string> => new Set(wordsOf(text).filter((word) => word.length > shortWord));

/** An answer of so many words tells a story by itself. */
const whole = 60;

/**
 * Whether what was told at a further try stands for the answer before it. Where it does not, as where only the end that was
 * missing was told, it stands beside it.
 */
export const standsAlone = (before: string, now: string): boolean =>
  wordsOf(now).length >= whole || isRetold(before, now);

/** Whether an answer tells once more what `before` told, rather than adding to it. */
export function isRetold(before: string, now: string): boolean {
  const words = wordsOf(now).length;
  if (words < fewestWords || words < leastLength * wordsOf(before).length) return false;
  const [known, said] = [wordsWithin(before), wordsWithin(now)];
  const shared = [...said].filter((word) => known.has(word)).length;
  return said.size > 0 && shared >= leastShared * said.size;
}
