import { wordsOf } from '@viva/interview';
import type { Encoder } from '@viva/understanding';

/** Makes vectors of texts, each of length 1, so that the product of two is their cosine. */
export type SentenceVectors = (texts: readonly string[]) => Promise<Float32Array[]>;

/** A part of a message is no longer, in words; of what is, the beginning is read. */
const mostWords = 80;

/**
 * The vector of a text is the sum of those of its words, each weighted by how rare it is among `known` texts: the inverse document
 * frequency (Spärck Jones 1972) to the power of `rarity`.
 */
export function sentenceVectors(encoder: Encoder, known: readonly string[], rarity: number): SentenceVectors {
  const counts = new Map<string, number>();
  for (const text of known) for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weightOf = (word: string) => Math.log((known.length + 1) / ((counts.get(word) ?? 0) + 1)) ** rarity;

  return async (texts) => {
    const all = texts.map((text) => wordsOf(text).slice(0, mostWords));
    const encoded = await encoder.encodeWords(all);
    return encoded.map(({ words }, text) => {
      const sum = new Float32Array(encoder.wholeSize);
      all[text]?.forEach((word, row) => add(sum, words.subarray(row * encoder.size), weightOf(word)));
      return unit(sum);
    });
  };
}

function add(sum: Float32Array, vector: Float32Array, weight: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = Number(sum[at]) + weight * Number(vector[at]);
}

/** A vector of the same direction, of length 1; the zero vector stays as it is. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** How alike two such vectors are, from -1 to 1. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Number(one[at]) * Number(other[at]);
  return sum;
}
