import { actually } from './words/actually.ts';
import { like } from './words/like.ts';
import { likeAgain } from './words/likeAgain.ts';
import { phrases } from './words/phrases.ts';
import { right } from './words/right.ts';
import { so } from './words/so.ts';
import { well } from './words/well.ts';

/** The words that have the most proper uses. */
export const ambiguous = ['like', 'so', 'right', 'well', 'actually'];

/**
 * Sentences of our own about one word each, with which the rules were written, one a line. A filler stands in braces;
 * where the word stands without, it is used properly. About half are punctuated, half are as recognisers without
 * punctuation write them.
 */
export const sentences: Readonly<Record<string, string>> = {
  like: `${like}\n${likeAgain}`,
  so,
  right,
  well,
  actually,
  ...phrases,
};

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
