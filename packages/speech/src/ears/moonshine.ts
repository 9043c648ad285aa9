import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { moonshineFiles } from './moonshineFiles.ts';
import { type Detokenize, readTokenizer } from './tokenizer.ts';

/** Samples a second that the model hears. */
export const modelSampleRate = 16_000;

const startToken = 1;
const endToken = 2;
/** More tokens a second than anybody speaks: what goes on after that is a loop. The makers' own limit. */
const tokensASecond = 6.5;

/** The encoder's filters need so many samples for their first result, 56 ms. */
const leastSamples = 895;

/** What the model wrote for a stretch of sound. */
export interface Decoded {
  readonly text: string;
  readonly tokens: readonly number[];
  /** Natural logarithm of the probability of each token, and of the end after them: one more than `tokens`. */
  readonly logProbs: readonly number[];
}

type Feeds = Record<string, Tensor>;

/**
 * A Moonshine recognizer (Jeffries et al., arXiv 2410.15608), first generation (tiny, base), with greedy decoding. Runs in
 * the thread that calls it. The number of layers and their sizes are read from the model itself.
 */
export class Moonshine {
  readonly #encoder: InferenceSession;
  readonly #decoder: InferenceSession;
  readonly #detokenize: Detokenize;
  /** Names of the decoder's keys and values of earlier tokens, and their shape without any. */
  readonly #past: readonly { readonly name: string; readonly ofDecoder: boolean; readonly dims: readonly number[] }[];

  private constructor(encoder: InferenceSession, decoder: InferenceSession, detokenize: Detokenize) {
    this.#encoder = encoder;
    this.#decoder = decoder;
    this.#detokenize = detokenize;
    this.#past = decoder.inputMetadata.flatMap(({ name, ...input }) => {
      if (!name.startsWith('past_key_values.') || !input.isTensor) return [];
      // One sentence at a time, and none of its tokens yet; heads and their size are the model's.
      const dims = input.shape.map((size, axis) => (axis === 0 ? 1 : axis === 2 ? 0 : Number(size)));
      return [{ name, ofDecoder: name.includes('.decoder.'), dims }];
    });
    if (this.#past.length === 0) throw new Error('the decoder takes no keys and values: it is of another family');
  }

  /** Loads a model from its folder; rejects when a file is missing or of another kind. */
  static async load(folder: string, threads = 1): Promise<Moonshine> {
    const options: InferenceSession.SessionOptions = {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      executionMode: 'sequential',
    };
    const [encoder, decoder, tokenizer] = moonshineFiles.map((name) => path.join(folder, name));
    return new Moonshine(
      await InferenceSession.create(encoder ?? '', options),
      await InferenceSession.create(decoder ?? '', options),
      readTokenizer(await readFile(tokenizer ?? '')),
    );
  }

  /**
   * Writes down what is said in mono samples (−1 to 1) at {@link modelSampleRate}. A `draft` is a guess at the tokens, as
   * from a decoding of the same sound's beginning: what the model would have written anyway is taken over in one step
   * instead of one step a token. The result comes sooner and is the same wherever the model is sure: its rounding depends
   * on how many tokens it sees at once, so where two words are as likely the other one may be written.
   */
  async decode(samples: Float32Array<ArrayBuffer>, draft: readonly number[] = []): Promise<Decoded> {
    if (samples.length < leastSamples) return { text: '', tokens: [], logProbs: [] };
    const heard = integers(new BigInt64Array(samples.length).fill(1n));
    const encoded = await this.#encoder.run({
      input_values: new Tensor('float32', samples, [1, samples.length]),
      attention_mask: heard,
    });
    const hidden = encoded.last_hidden_state;
    if (!hidden) throw new Error('the encoder gave no hidden state');
    // The decoder shortens the mask of the samples to that of the frames by itself.
    const constant: Feeds = { encoder_attention_mask: heard, encoder_hidden_states: hidden };
    const most = Math.ceil((samples.length / modelSampleRate) * tokensASecond) + 5;

    const tokens: number[] = [];
    const logProbs: number[] = [];
    let past: Feeds = Object.fromEntries(
      this.#past.map(({ name, dims }) => [name, new Tensor('float32', new Float32Array(0), dims)]),
    );
    let next: readonly number[] = [startToken, ...draft.slice(0, most - 1)];
    for (let cached = false; tokens.length < most; cached = true) {
      const output = await this.#decoder.run({
        ...constant,
        ...past,
        input_ids: integers(BigInt64Array.from(next, BigInt)),
        use_cache_branch: new Tensor('bool', [cached], [1]),
      });
      const picks = pickTokens(output.logits);
      // A guess stands as long as the model would have written the same.
      let agreed = 0;
      while (agreed + 1 < next.length && picks[agreed]?.token === next[agreed + 1]) agreed++;
      for (const { token, logProb } of picks.slice(0, agreed + 1)) {
        logProbs.push(logProb);
        if (token !== endToken) tokens.push(token);
      }
      const last = picks[agreed];
      if (!last || last.token === endToken) break;
      past = this.#keep(past, output, cached, agreed + 1);
      next = [last.token];
    }
    return { text: this.#detokenize(tokens), tokens, logProbs };
  }

  async close(): Promise<void> {
    await Promise.all([this.#encoder.release(), this.#decoder.release()]);
  }

  /** Keys and values for the next step: those of the sound stay, of the tokens as many as were agreed upon. */
  #keep(past: Feeds, output: InferenceSession.OnnxValueMapType, cached: boolean, tokens: number): Feeds {
    const kept: Feeds = {};
    for (const { name, ofDecoder } of this.#past) {
      const present = output[name.replace('past_key_values', 'present')];
      const before = past[name];
      if (!before || !(present instanceof Tensor)) throw new Error(`the decoder gave no ${name}`);
      if (ofDecoder) kept[name] = cached ? present : firstTokens(present, tokens);
      else kept[name] = cached ? before : present;
    }
    return kept;
  }
}

const integers = (values: BigInt64Array<ArrayBuffer>): Tensor => new Tensor('int64', values, [1, values.length]);

/** The likeliest token at each place, with the logarithm of its probability. */
function pickTokens(
  logits: InferenceSession.OnnxValueMapType[string] | undefined,
): { token: number; logProb: number }[] {
  if (!(logits instanceof Tensor) || !(logits.data instanceof Float32Array))
    throw new Error('the decoder gave no logits');
  const { data } = logits;
  const [, places = 0, words = 0] = logits.dims;
  return Array.from({ length: places }, (_, place) => {
    const scores = data.subarray(place * words, (place + 1) * words);
    let token = 1;
    // The first one only fills up.
    for (let at = 1; at < words; at++) if ((scores[at] ?? 0) > (scores[token] ?? 0)) token = at;
    const highest = scores[token] ?? 0;
    let sum = 0;
    for (const score of scores) sum += Math.exp(score - highest);
    return { token, logProb: -Math.log(sum) };
  });
}

/** The first tokens' part of keys or values with the shape [1, heads, tokens, size]. */
function firstTokens(tensor: Tensor, wanted: number): Tensor {
  const [, heads = 0, tokens = 0, size = 0] = tensor.dims;
  if (tokens === wanted || !(tensor.data instanceof Float32Array)) return tensor;
  const kept = new Float32Array(heads * wanted * size);
  for (let head = 0; head < heads; head++) {
    const from = head * tokens * size;
    kept.set(tensor.data.subarray(from, from + wanted * size), head * wanted * size);
  }
  return new Tensor('float32', kept, [1, heads, wanted, size]);
}
