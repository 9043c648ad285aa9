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

/** What recognizers write of sounds that are no words: "[laughter]", "<noise>". Each ends before the next one begins. */
const soundTag = /\[[^[\]]*\]|<[^<>]*>/g;

/**
 * The words of a text as they are counted, each as it is written: what stands between spaces and has a letter or a digit
 * in it. "well-known" is one word, "yes—and" two; a mark that stands alone belongs to the word before it.
 */
export function spokenWords(text: string): string[] {
  const found: string[] = [];
  const parts = text
    .replace(soundTag, ' ')
    .replace(/((?<![\u2013\u2014\u2026])[\u2013\u2014\u2026]+|(?<!\.)\.{2,})(?=[\p{L}\p{N}])/gu, '$1 ')
    .split(/\s+/);
  for (const part of parts.filter(Boolean)) {
    if (/[\p{L}\p{N}]/u.test(part)) found.push(part);
    else if (found.length > 0) found.push(`${found.pop() ?? ''}${part}`);
  }
  return found;
}

const hesitation = /^(?:u+h*m+|u+h+|e+r+[mh]*|a+h+m*|e+h+m*|h+m+|m+h*m+|m+h+)$/;

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
