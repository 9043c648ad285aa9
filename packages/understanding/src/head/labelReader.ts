import type { Encoder } from '../encoder/encoder.ts';
import type { TokenHead } from './tokenHead.ts';

/** Several heads that were trained on the same examples with other beginnings are right more often than each alone. */
export const meanOf = (all: readonly Float32Array[]): Float32Array => {
  const sum = new Float32Array(all[0]?.length ?? 0);
  for (const one of all) one.forEach((value, at) => (sum[at] = Number(sum[at]) + value / all.length));
  return sum;
};

/** For each task, how likely each of its labels is for each text; in the order of the labels, together 1. */
export type LabelsOfTexts<Task extends string> = Readonly<Record<Task, readonly Float32Array[]>>;

/** Reads texts by the heads of some tasks. */
export interface LabelReader<Task extends string> {
  readonly encoder: string;
  read<T extends Task>(texts: readonly string[], tasks: readonly T[]): Promise<LabelsOfTexts<T>>;
}

/** Reads with heads that are computed here, one text at a time: for encoders that are no ONNX model. */
export class PlainLabelReader<Task extends string> implements LabelReader<Task> {
  readonly encoder: string;
  readonly #encoder: Encoder;
  readonly #heads: Readonly<Record<Task, readonly TokenHead[]>>;

  constructor(encoder: Encoder, heads: Readonly<Record<Task, readonly TokenHead[]>>) {
    this.encoder = encoder.name;
    this.#encoder = encoder;
    this.#heads = heads;
  }

  async read<T extends Task>(texts: readonly string[], tasks: readonly T[]): Promise<LabelsOfTexts<T>> {
    const encoded = await this.#encoder.encode(texts);
    const readings = tasks.map((task) => [
      task,
      encoded.map((text) => meanOf(this.#heads[task].map((head) => head.probabilities(text)))),
    ]);
    return Object.fromEntries(readings) as LabelsOfTexts<T>;
  }
}
