import { readFile } from 'node:fs/promises';
import type { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { addHead, shownTokens } from '../head/headGraph.ts';
import type { TokenHead } from '../head/tokenHead.ts';
import { Graph } from '../onnx/graph.ts';
import type { Encoded, EncodedWords, Encoder } from './encoder.ts';
import { miniLmName } from './names.ts';
import { loadTokenizer } from './tokenizer.ts';

/** Longest text, in tokens: what the model was trained with. */
const mostTokens = 128;
/** Longest text that is read word by word: words, unlike texts, are still told apart. */
const mostTokensOfWords = 256;
/** So many texts at once: more would need much memory at a time. */
const batchSize = 16;
/** Length of the vectors of one layer. */
export const layerSize = 384;
const size = 2 * layerSize;
const attentionMask = 'attention_mask';

const hiddenState = 'last_hidden_state';
/**
 * What the fourth of its six layers gives. The last was trained for whole texts: beside it, the fourth tells words apart, and
 * heads that read both are right more often (93.3 instead of 89.7 % of held-out turns).
 */
const innerState = 'layer_norm_8';
/** Both of them together, which the heads read. */
const bothStates = 'heads_read';
/** The mean of both over a text's tokens: what `read` tells of a text under this name is its vector. */
export const textVector = 'text_vector';

/** Heads that are computed together with the encoder, by the names of what they tell. */
export type NamedHeads = ReadonlyMap<string, TokenHead>;

/**
 * all-MiniLM-L6-v2 (Wang et al. 2020, trained for sentences by the Sentence-Transformers project).
 * Computes on the calling thread: use it in a worker.
 */
export class MiniLm implements Encoder {
  readonly name = miniLmName;
  readonly size = size;
  readonly wholeSize = layerSize;
  readonly #session: InferenceSession;
  readonly #tokenizer: Tokenizer;

  private constructor(session: InferenceSession, tokenizer: Tokenizer) {
    this.#session = session;
    this.#tokenizer = tokenizer;
  }

  /** `file`: the model as ONNX. @throws when a head was made for other vectors. */
  static async load(file: string, heads: NamedHeads = new Map()): Promise<MiniLm> {
    const session = await InferenceSession.create(withHeads(await readFile(file), heads), {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      executionMode: 'sequential',
    });
    return new MiniLm(session, await loadTokenizer());
  }

  async encode(texts: readonly string[]): Promise<Encoded[]> {
    const all = texts.map((text) => this.#idsOf(text));
    return this.#inBatches(all, [bothStates], ([both], text, row) => {
      const tokens = all[text]?.length ?? 0;
      return { tokens, hidden: rowOf(both, row, tokens) };
    });
  }

  /** A word's vector is the mean of those of its tokens, and that of a text the mean of all. */
  async encodeWords(texts: readonly (readonly string[])[]): Promise<EncodedWords[]> {
    const words = texts.map((text) =>
      text.map((word) => this.#tokenizer.encode(word, { add_special_tokens: false }).ids),
    );
    const all = words.map((text) => {
      const [start = 0, end = 0] = this.#tokenizer.encode('').ids;
      return [start, ...text.flat().slice(0, mostTokensOfWords - 2), end];
    });
    return this.#inBatches(all, [bothStates], ([both], text, row) => {
      const tokens = all[text]?.length ?? 0;
      const hidden = rowOf(both, row, tokens);
      return { whole: meanOf(hidden, tokens), words: byWord(hidden, tokens, words[text] ?? []) };
    });
  }

  /** What heads tell of each text, in the order of their names. */
  async read(texts: readonly string[], heads: readonly string[]): Promise<Float32Array[][]> {
    const all = texts.map((text) => this.#idsOf(text));
    return this.#inBatches(all, heads, (told, _text, row) =>
      told.map(({ data, dims: [, labels = 0] }) => data.slice(row * labels, (row + 1) * labels)),
    );
  }

  /** Runs texts of like length together, since the shorter ones of a batch are padded; gives results in the texts' order. */
  async #inBatches<T>(
    ids: readonly (readonly number[])[],
    outputs: readonly string[],
    resultOf: (told: readonly Told[], text: number, row: number) => T,
  ): Promise<T[]> {
    const order = ids.map((_, index) => index).sort((a, b) => (ids[a]?.length ?? 0) - (ids[b]?.length ?? 0));
    const results = new Map<number, T>();
    for (let from = 0; from < order.length; from += batchSize) {
      const batch = order.slice(from, from + batchSize);
      const told = await this.#run(
        batch.map((index) => ids[index] ?? []),
        outputs,
      );
      batch.forEach((index, row) => results.set(index, resultOf(told, index, row)));
    }
    return [...results].sort(([one], [other]) => one - other).map(([, result]) => result);
  }

  /** The first and the last part of what is too long: it ends as it began to be read. */
  #idsOf(text: string): readonly number[] {
    const { ids } = this.#tokenizer.encode(text);
    return ids.length <= mostTokens ? ids : [...ids.slice(0, mostTokens / 2), ...ids.slice(-mostTokens / 2)];
  }

  async #run(batch: readonly (readonly number[])[], outputs: readonly string[]): Promise<Told[]> {
    const length = Math.max(...batch.map((ids) => ids.length));
    const input = new BigInt64Array(batch.length * length);
    const mask = new BigInt64Array(batch.length * length);
    batch.forEach((ids, row) =>
      ids.forEach((id, column) => {
        input[row * length + column] = BigInt(id);
        mask[row * length + column] = 1n;
      }),
    );
    const dims = [batch.length, length];
    const feeds = {
      input_ids: new Tensor('int64', input, dims),
      [attentionMask]: new Tensor('int64', mask, dims),
      token_type_ids: new Tensor('int64', new BigInt64Array(input.length), dims),
    };
    const results = await this.#session.run(feeds, outputs);
    return outputs.map((name) => {
      const result = results[name];
      if (!(result?.data instanceof Float32Array)) throw new Error(`the encoder gave no ${name}`);
      return { data: result.data, dims: result.dims };
    });
  }
}

/** One output for a batch; the first of its dimensions is the text. */
interface Told {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

/** The vectors of one text of a batch. */
function rowOf(hidden: Told | undefined, row: number, tokens: number): Float32Array {
  if (!hidden) throw new Error('the encoder gave no hidden state');
  const [, length = 0] = hidden.dims;
  return hidden.data.slice(row * length * size, (row * length + tokens) * size);
}

/** The mean of what the last layer gives for tokens. */
function meanOf(hidden: Float32Array, tokens: number): Float32Array {
  const whole = new Float32Array(layerSize);
  for (let token = 0; token < tokens; token++) {
    const last = hidden.subarray(token * size, token * size + layerSize);
    last.forEach((value, at) => (whole[at] = Number(whole[at]) + value / tokens));
  }
  return whole;
}

/** The mean of the tokens' vectors of each word; words behind the end of what was read have none. */
function byWord(hidden: Float32Array, tokens: number, words: readonly (readonly number[])[]): Float32Array {
  const each = new Float32Array(words.length * size);
  let token = 1;
  words.forEach(({ length }, word) => {
    const read = Math.min(length, tokens - 1 - token);
    for (let at = 0; at < Math.max(0, read) * size; at++) {
      const to = word * size + (at % size);
      each[to] = Number(each[to]) + Number(hidden[token * size + at]) / read;
    }
    token += length;
  });
  return each;
}

/** The model, with its inner layer shown and with heads behind it, so that these are computed as quickly, and for a batch at once. */
function withHeads(model: Buffer, heads: NamedHeads): Buffer {
  const graph = new Graph('heads');
  graph.node('Concat', [hiddenState, innerState], { axis: -1 }, bothStates);
  graph.output(bothStates);
  const shown = shownTokens(graph, attentionMask);
  const sum = graph.node('ReduceSum', [graph.node('Mul', [bothStates, shown.tokens]), graph.integers([1])], {
    keepdims: 0,
  });
  graph.node('Div', [sum, shown.count], {}, textVector);
  graph.output(textVector);
  for (const [name, head] of heads) {
    if (head.header.encoder !== miniLmName || head.header.inputs !== size)
      throw new Error(`the head ${name} reads vectors of ${head.header.encoder}`);
    addHead(graph, head, bothStates, shown, name);
  }
  return graph.behind(model);
}
