import { brotliDecompressSync } from 'node:zlib';

/** A byte holds a logarithm in steps of 1/8: coarse enough to compress well. Back-offs may be over one. */
const step = 8;
const backOffOffset = 128;

const byte = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

export const probabilityByte = (probability: number): number =>
  probability > 0 ? Math.min(254, byte(-Math.log(probability) * step)) : 255;
export const backOffByte = (backOff: number): number => byte(Math.log(Math.max(1e-9, backOff)) * step + backOffOffset);

/** One length of n-grams: a node for each, sorted under the node of its history. */
interface Level {
  symbols: Uint16Array;
  probabilities: Uint8Array;
  backOffs: Uint8Array;
  /** Where the followers of each node begin in the next level; one more than there are nodes. */
  followers: Int32Array;
}

/** An n-gram model of pairs of a letter and its phones, such as `x:K S`. */
export interface LetterModel {
  pairs: readonly string[];
  /** The logarithm of the chance of the last pair after the ones before it. */
  logProbability(history: readonly number[]): number;
}

/** Numbers of two bytes, the lower one first. */
function wide(bytes: Buffer, at: number, count: number): Uint16Array {
  const numbers = new Uint16Array(count);
  for (let index = 0; index < count; index++)
    numbers[index] = (bytes[at + 2 * index] ?? 0) | ((bytes[at + 2 * index + 1] ?? 0) << 8);
  return numbers;
}

/** Reads the file that `training/trainMain.ts` writes. */
export function readLetterModel(file: Buffer): LetterModel {
  const bytes = brotliDecompressSync(file);
  const headEnd = bytes.indexOf(10);
  const { symbols: pairs, depth } = JSON.parse(bytes.toString('utf8', 0, headEnd)) as {
    symbols: string[];
    depth: number;
  };
  const levels: Level[] = [];
  let at = headEnd + 1;
  const top = { followers: new Int32Array(2) };
  let above: { followers: Int32Array } = top;
  for (let length = 0; length < depth; length++) {
    const size = bytes.readUInt32LE(at);
    at += 4;
    const counts = wide(bytes, at, above.followers.length - 1);
    for (const [node, count] of counts.entries()) above.followers[node + 1] = (above.followers[node] ?? 0) + count;
    at += 2 * counts.length;
    const level: Level = {
      symbols: wide(bytes, at, size),
      probabilities: bytes.subarray(at + 2 * size, at + 3 * size),
      backOffs: bytes.subarray(at + 3 * size, at + 4 * size),
      followers: new Int32Array(size + 1),
    };
    at += 4 * size;
    levels.push(level);
    above = level;
  }

  /** The node of an n-gram in its level, or -1. */
  const find = (history: readonly number[], from: number, to: number): number => {
    let node = 0;
    let over: { followers: Int32Array } = top;
    for (let place = from; place < to; place++) {
      const level = levels[place - from];
      const symbol = history[place] ?? 0;
      if (!level) return -1;
      let low = over.followers[node] ?? 0;
      let high = (over.followers[node + 1] ?? 0) - 1;
      const end = high;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((level.symbols[middle] ?? 0) < symbol) low = middle + 1;
        else high = middle;
      }
      if (low > end || level.symbols[low] !== symbol) return -1;
      node = low;
      over = level;
    }
    return node;
  };

  const logProbability = (history: readonly number[]): number => {
    let sum = 0;
    for (let from = Math.max(0, history.length - depth); from < history.length; from++) {
      const length = history.length - from;
      const node = find(history, from, history.length);
      const value = node < 0 ? 255 : (levels[length - 1]?.probabilities[node] ?? 255);
      if (value < 255) return sum - value / step;
      if (length === 1) break;
      const context = find(history, from, history.length - 1);
      if (context >= 0) sum += ((levels[length - 2]?.backOffs[context] ?? backOffOffset) - backOffOffset) / step;
    }
    return sum - 16;
  };
  return { pairs, logProbability };
}
