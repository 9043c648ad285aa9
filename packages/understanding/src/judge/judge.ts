import { partsOf } from '../textModel/parts.ts';
import { TextModel } from '../textModel/textModel.ts';

/** What is judged of an answer, each as a probability. */
export interface Judgment {
  /** That it is an answer to the question. */
  readonly fits: number;
  /** That its sentences belong together. */
  readonly holds: number;
}

/** Judges answers. */
export interface Judging {
  read(said: string, question: string): Promise<Judgment>;
}

/** How much is read at once, and the end of what was asked; as `training/judge.py` has both. */
const size = { words: 150, tokens: 200, overlap: 30 } as const;
const mostAsked = 64;
/** Length of the encoder's vectors. */
const vectorSize = 384;

/** An encoder that was trained as a whole to compare answers with what was asked; `training/judge.py` makes it. */
export class Judge implements Judging {
  readonly #model: TextModel;

  private constructor(model: TextModel) {
    this.#model = model;
  }

  /** `file`: the model as ONNX. */
  static load = async (file: string): Promise<Judge> => new Judge(await TextModel.load(file));

  /**
   * Judges all of `said`. A long answer is read in parts. It answers the question where one of its parts does; how well it holds together
   * is the mean of its parts.
   */
  async read(said: string, question: string): Promise<Judgment> {
    const line = this.#model.tokensOf(question).slice(-mostAsked);
    const { vector } = await this.#run(line, new Float32Array(vectorSize));
    let [fits, sum] = [0, 0];
    const parts = partsOf(this.#model.wordsOf(said), size);
    for (const { words } of parts) {
      const { judged, holds } = await this.#run(words.flat().slice(0, size.tokens), vector);
      fits = Math.max(fits, judged[0] ?? 0);
      sum += holds[0] ?? 0;
    }
    return { fits, holds: sum / parts.length };
  }

  #run(tokens: readonly number[], asked: Float32Array) {
    const ids = this.#model.marked(tokens);
    const inputs = { input_ids: ids, attention_mask: ids.map(() => 1), asked };
    return this.#model.run(inputs, ['vector', 'judged', 'holds']);
  }
}
