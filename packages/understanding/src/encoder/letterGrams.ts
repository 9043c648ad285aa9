import type { Encoded, EncodedWords, Encoder } from './encoder.ts';

const size = 256;
/** Lengths of the groups of letters that are looked at. */
const [shortest, longest] = [2, 4];
/** Longest text, in words. */
const mostWords = 128;

/** The name of its vectors. */
export const letterGramsName = 'letter-grams';

/**
 * Stands in for a learned encoder where its model is missing: the vector of a word counts its groups of letters, each in
 * a place and with a sign that its hash chooses (Weinberger et al. 2009). It knows spelling and no meaning.
 */
export class LetterGrams implements Encoder {
  readonly name = letterGramsName;
  readonly size = size;
  readonly wholeSize = size;

  async encode(texts: readonly string[]): Promise<Encoded[]> {
    return texts.map((text) => {
      const words = ['', ...text.split(' ').slice(0, mostWords)];
      const hidden = new Float32Array(words.length * size);
      words.forEach((word, row) => addWord(word, hidden.subarray(row * size, (row + 1) * size)));
      return { tokens: words.length, hidden };
    });
  }

  async encodeWords(texts: readonly (readonly string[])[]): Promise<EncodedWords[]> {
    return texts.map((text) => {
      const words = new Float32Array(text.length * size);
      const whole = new Float32Array(size);
      text.forEach((word, row) => {
        const vector = words.subarray(row * size, (row + 1) * size);
        addWord(word.toLowerCase(), vector);
        vector.forEach((value, at) => (whole[at] = Number(whole[at]) + value));
      });
      return { whole, words };
    });
  }
}

function addWord(word: string, vector: Float32Array): void {
  const letters = `<${word}>`;
  const groups = [letters];
  for (let length = shortest; length <= longest; length++) {
    for (let from = 0; from + length <= letters.length; from++) groups.push(letters.slice(from, from + length));
  }
  const share = 1 / Math.sqrt(groups.length);
  for (const group of groups) {
    const hash = hashOf(group);
    const at = hash % size;
    vector[at] = (vector[at] ?? 0) + (hash & 0x100000 ? share : -share);
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
