import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { unit } from './sentenceVectors.ts';

const digestBytes = 32;

/** Where the vectors of all examples are kept; `npm run chat:vectors` writes the file. */
export const vectorsFile = new URL('../knowledge/vectors.bin', import.meta.url);

/** Tells vectors of these texts by this encoder from all others, SHA-256. */
const digestOf = (encoder: string, texts: readonly string[]) =>
  createHash('sha256')
    .update([encoder, ...texts].join('\n'))
    .digest();

/** The vectors as they're kept: their digest, then each number in eight bits, in units of the vector's greatest. */
export function packedVectors(encoder: string, texts: readonly string[], vectors: readonly Float32Array[]): Buffer {
  const rows = vectors.map((vector) => {
    const greatest = Math.max(...vector.map(Math.abs)) || 1;
    return Buffer.from(Int8Array.from(vector, (value) => Math.round((127 * value) / greatest)).buffer);
  });
  return Buffer.concat([digestOf(encoder, texts), ...rows]);
}

/** The vectors that are kept for these texts; undefined when the file was made of others. */
export function storedVectors(encoder: string, texts: readonly string[], size: number): Float32Array[] | undefined {
  const file = readFileSync(vectorsFile);
  if (!digestOf(encoder, texts).equals(file.subarray(0, digestBytes))) return undefined;
  const numbers = new Int8Array(file.buffer, file.byteOffset + digestBytes, file.length - digestBytes);
  return texts.map((_, row) => unit(Float32Array.from(numbers.subarray(row * size, (row + 1) * size))));
}
