/**
 * A text as a recognizer without punctuation would write it, so that what is typed and what is said look alike: small
 * letters, no marks, single spaces.
 */
export const spokenForm = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
