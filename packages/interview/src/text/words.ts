/** The words of a text in lower case, apostrophes kept, punctuation dropped. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[\u2018\u2019]/g, "'")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:['.][\p{L}\p{N}]+)*/gu) ?? []
  );
}

const hesitation = /^(?:u+h*m+|u+h+|e+r+m*|a+h+m*|e+h+m*|h+m+|m+h*m+)$/;

/**
 * Whether a word is a hesitation sound ("um", "uh", "er", "erm", "hmm"), in any length and with any punctuation.
 * Words that are fillers only in some places ("like", "so") are not: telling them apart needs the sentence.
 */
export const isFiller = (word: string): boolean => {
  const [only, ...rest] = wordsOf(word);
  return rest.length === 0 && only !== undefined && hesitation.test(only);
};

/** The words of a text as one line, without hesitation sounds: what patterns are matched against. */
export const plain = (text: string): string =>
  wordsOf(text)
    .filter((word) => !hesitation.test(word))
    .join(' ');
