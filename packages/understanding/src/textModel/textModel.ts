import { readFile } from 'node:fs/promises';
import type { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { loadTokenizer } from '../encoder/tokenizer.ts';
import { spokenForm } from '../text/spokenForm.ts';
import type { Word } from './parts.ts';

/**
 * A model in ONNX, made from all-MiniLM-L6-v2, that reads texts as tokens: one at a time, since in eight bits what is read beside a text
 * would change what is told of it. Computes on the calling thread: use it in a worker.
 */
export class TextModel {
  readonly #session: InferenceSession;
  readonly #tokenizer: Tokenizer;

  private constructor(session: InferenceSession, tokenizer: Tokenizer) {
    this.#session = session;
    this.#tokenizer = tokenizer;
  }

  /** `file`: the model. */
  static async load(file: string): Promise<TextModel> {
    const session = await InferenceSession.create(await readFile(file), {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      executionMode: 'sequential',
    });
    return new TextModel(session, await loadTokenizer());
  }

  /** The tokens of a text, in its spoken form. */
  tokensOf(text: string): Word {
    return this.#idsOf(spokenForm(text));
  }

  /** The tokens of a text, word by word of its spoken form. */
  wordsOf(text: string): Word[] {
    return spokenForm(text)
      .split(' ')
      .map((word) => this.#idsOf(word));
  }

  #idsOf = (spoken: string): Word =>
    spoken === '' ? [] : this.#tokenizer.encode(spoken, { add_special_tokens: false }).ids;

  /** Texts behind each other, with the marks that the encoder knows before, between, and behind them. */
  marked(...texts: readonly (readonly number[])[]): number[] {
    const [start = 0, end = 0] = this.#tokenizer.encode('').ids;
    return [start, ...texts.flatMap((text) => [...text, end])];
  }

  /**
   * Outputs of the model by their names. `inputs`: rows of tokens, or vectors, by theirs.
   * @throws when the model doesn't give one of the outputs.
   */
  async run<Name extends string>(
    inputs: Readonly<Record<string, readonly number[] | Float32Array>>,
    outputs: readonly Name[],
  ): Promise<Record<Name, Float32Array>> {
    const tensorOf = (values: readonly number[] | Float32Array) =>
      values instanceof Float32Array
        ? new Tensor('float32', values, [1, values.length])
        : new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);
    const feeds = Object.fromEntries(Object.entries(inputs).map(([name, values]) => [name, tensorOf(values)]));
    const results = await this.#session.run(feeds, outputs);
    const numbers = outputs.map((name) => {
      const data = results[name]?.data;
      if (!(data instanceof Float32Array)) throw new Error(`the model gave no ${name}`);
      return [name, data] as const;
    });
    return Object.fromEntries(numbers) as Record<Name, Float32Array>;
  }
}
