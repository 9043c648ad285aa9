import type { Encoded } from '../encoder/encoder.ts';
import { type Dense, type Norm, add, attend, dense, normalize, rectify, softmax } from './layers.ts';
import { attentionHeads } from './shape.ts';
import { type HeadHeader, type Weights, unpacked } from './weights.ts';

interface Block {
  readonly query: Dense;
  readonly key: Dense;
  readonly value: Dense;
  readonly out: Dense;
  readonly attended: Norm;
  readonly widen: Dense;
  readonly narrow: Dense;
  readonly done: Norm;
}

/**
 * A small transformer on top of an encoder's tokens: they are narrowed and look at each other. For a text as a whole the
 * mean and the highest of each of their numbers decide.
 */
export class TokenHead {
  readonly header: HeadHeader;
  readonly weights: Weights;
  readonly #input: Dense;
  readonly #entered: Norm;
  readonly #blocks: readonly Block[];
  readonly #output: Dense;

  constructor(header: HeadHeader, weights: Weights) {
    this.header = header;
    this.weights = weights;
    const { inputs, width, blocks, labels, of } = header;
    const array = (name: string) => weights.get(name) ?? new Float32Array(0);
    const matrix = (name: string, from: number, to: number): Dense => ({
      inputs: from,
      outputs: to,
      weights: array(`${name}.weights`),
      bias: array(`${name}.bias`),
    });
    const norm = (name: string): Norm => ({ scale: array(`${name}.scale`), shift: array(`${name}.shift`) });
    this.#input = matrix('input', inputs, width);
    this.#entered = norm('entered');
    this.#blocks = Array.from({ length: blocks }, (_, index) => {
      const square = (name: string) => matrix(`block${index}.${name}`, width, width);
      return {
        query: square('query'),
        key: square('key'),
        value: square('value'),
        out: square('out'),
        attended: norm(`block${index}.attended`),
        widen: matrix(`block${index}.widen`, width, 2 * width),
        narrow: matrix(`block${index}.narrow`, 2 * width, width),
        done: norm(`block${index}.done`),
      };
    });
    this.#output = matrix('output', of === 'text' ? 2 * width : width, labels.length);
  }

  /** Reads a head's file. @throws when it is none. */
  static read(file: Uint8Array): TokenHead {
    const { header, weights } = unpacked(file);
    return new TokenHead(header, weights);
  }

  /** The probability of each label of a text, in the order of the header's labels; together 1. */
  probabilities(encoded: Encoded): Float32Array {
    return softmax(dense(this.#output, pooled(this.#tokensOf(encoded), encoded.tokens), 1));
  }

  /** For each token a number for each label, the higher the likelier. */
  each(encoded: Encoded): Float32Array {
    return dense(this.#output, this.#tokensOf(encoded), encoded.tokens);
  }

  #tokensOf({ tokens, hidden }: Encoded): Float32Array {
    let vectors = rectify(normalize(this.#entered, dense(this.#input, hidden, tokens)));
    for (const block of this.#blocks) {
      const [query, key, value] = [block.query, block.key, block.value].map((matrix) => dense(matrix, vectors, tokens));
      if (!query || !key || !value) continue;
      const seen = dense(block.out, attend([query, key, value], tokens, attentionHeads), tokens);
      vectors = normalize(block.attended, add(vectors, seen));
      const thought = dense(block.narrow, rectify(dense(block.widen, vectors, tokens)), tokens);
      vectors = normalize(block.done, add(vectors, thought));
    }
    return vectors;
  }
}

/** The mean of each number over the tokens, and behind them the highest. */
function pooled(vectors: Float32Array, tokens: number): Float32Array {
  const width = vectors.length / tokens;
  const result = new Float32Array(2 * width).fill(Number.NEGATIVE_INFINITY, width);
  for (let at = 0; at < vectors.length; at++) {
    const unit = at % width;
    const value = vectors[at] ?? 0;
    result[unit] = (result[unit] ?? 0) + value / tokens;
    result[width + unit] = Math.max(result[width + unit] ?? 0, value);
  }
  return result;
}
