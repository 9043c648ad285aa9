import { epsilon } from './shape.ts';

/** A matrix, `outputs` rows of `inputs`, and a bias for each row. */
export interface Dense {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** Scale and shift of a normalized vector. */
export interface Norm {
  readonly scale: Float32Array;
  readonly shift: Float32Array;
}

/** `rows` vectors through a matrix, whose number of inputs is a multiple of four. */
export function dense({ inputs, outputs, weights, bias }: Dense, vectors: Float32Array, rows: number): Float32Array {
  const result = new Float32Array(rows * outputs);
  for (let row = 0; row < rows; row++) {
    const vector = vectors.subarray(row * inputs, (row + 1) * inputs);
    for (let output = 0; output < outputs; output++) {
      const line = weights.subarray(output * inputs, (output + 1) * inputs);
      result[row * outputs + output] = dot(line, vector) + Number(bias[output]);
    }
  }
  return result;
}

/** The sum of products. Four sums that do not wait for each other take half of the time of one. */
function dot(one: Float32Array, other: Float32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < one.length; at += 4) {
    a += (one[at] as number) * (other[at] as number);
    b += (one[at + 1] as number) * (other[at + 1] as number);
    c += (one[at + 2] as number) * (other[at + 2] as number);
    d += (one[at + 3] as number) * (other[at + 3] as number);
  }
  return a + b + c + d;
}

/** Each vector with mean 0 and spread 1, then scaled and shifted; in place. */
export function normalize({ scale, shift }: Norm, vectors: Float32Array): Float32Array {
  const size = scale.length;
  for (let from = 0; from < vectors.length; from += size) {
    const vector = vectors.subarray(from, from + size);
    let mean = 0;
    for (const value of vector) mean += value / size;
    let variance = 0;
    for (const value of vector) variance += (value - mean) ** 2 / size;
    const spread = Math.sqrt(variance + epsilon);
    for (let at = 0; at < size; at++) {
      vector[at] = (((vector[at] ?? 0) - mean) / spread) * (scale[at] ?? 1) + (shift[at] ?? 0);
    }
  }
  return vectors;
}

/** Negative values become 0; in place. */
export function rectify(vectors: Float32Array): Float32Array {
  for (let at = 0; at < vectors.length; at++) vectors[at] = Math.max(0, vectors[at] ?? 0);
  return vectors;
}

/** Adds one to the other, in place. */
export function add(vectors: Float32Array, others: Float32Array): Float32Array {
  for (let at = 0; at < vectors.length; at++) vectors[at] = (vectors[at] ?? 0) + (others[at] ?? 0);
  return vectors;
}

/** Scaled dot-product attention (Vaswani et al. 2017) of `rows` vectors among each other. */
export function attend(
  [queries, keys, values]: readonly [Float32Array, Float32Array, Float32Array],
  rows: number,
  heads: number,
): Float32Array {
  const size = queries.length / rows;
  const width = size / heads;
  const result = new Float32Array(queries.length);
  for (let head = 0; head < heads; head++) {
    const offset = head * width;
    for (let row = 0; row < rows; row++) {
      const scores = new Float32Array(rows);
      for (let other = 0; other < rows; other++) {
        let sum = 0;
        for (let at = 0; at < width; at++) {
          sum += (queries[row * size + offset + at] ?? 0) * (keys[other * size + offset + at] ?? 0);
        }
        scores[other] = sum / Math.sqrt(width);
      }
      softmax(scores).forEach((share, other) => {
        for (let at = 0; at < width; at++) {
          const to = row * size + offset + at;
          result[to] = (result[to] ?? 0) + share * (values[other * size + offset + at] ?? 0);
        }
      });
    }
  }
  return result;
}

/** Powers that add up to 1. */
export function softmax(values: Float32Array): Float32Array {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
