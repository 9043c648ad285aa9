/** A word or a mark of a text, and where it stands. */
export interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The words and marks of a text, as the encoder's vocabulary takes them apart. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }));
