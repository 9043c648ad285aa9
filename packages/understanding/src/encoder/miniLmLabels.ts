import { type LabelReader, type LabelsOfTexts, meanOf } from '../head/labelReader.ts';
import type { TokenHead } from '../head/tokenHead.ts';
import { MiniLm, layerSize, textVector } from './miniLm.ts';
import { miniLmName } from './names.ts';

/** A text as a whole: the mean of its tokens' vectors, and how likely the labels of each task are. */
export interface TextVector {
  readonly vector: Float32Array;
  readonly labels: readonly Float32Array[];
}

/** Reads texts by heads that are part of the learned encoder's model. */
export class MiniLmLabels<Task extends string> implements LabelReader<Task> {
  readonly encoder = miniLmName;
  /** Lengths of a text's vector, and of the last layer's part of it, which comes first. */
  readonly sizes = { size: 2 * layerSize, wholeSize: layerSize };
  readonly #model: MiniLm;
  readonly #names: Readonly<Record<Task, readonly string[]>>;

  private constructor(model: MiniLm, names: Readonly<Record<Task, readonly string[]>>) {
    this.#model = model;
    this.#names = names;
  }

  static async load<Task extends string>(
    file: string,
    heads: Readonly<Record<Task, readonly TokenHead[]>>,
  ): Promise<MiniLmLabels<Task>> {
    const named = new Map<string, TokenHead>();
    const names: Record<string, string[]> = {};
    for (const [task, all] of Object.entries<readonly TokenHead[]>(heads)) {
      names[task] = all.map((head, n) => {
        named.set(`${task}.${n}`, head);
        return `${task}.${n}`;
      });
    }
    return new MiniLmLabels(await MiniLm.load(file, named), names as Record<Task, string[]>);
  }

  /** The vector of each text, and how likely each label of some tasks is for it, task by task. */
  async readVectors(texts: readonly string[], tasks: readonly Task[]): Promise<TextVector[]> {
    const names = tasks.flatMap((task) => this.#names[task]);
    const told = await this.#model.read(texts, [textVector, ...names]);
    return told.map(([vector = new Float32Array(0), ...labels]) => ({
      vector,
      labels: tasks.map((task) => meanOf(this.#names[task].flatMap((name) => labels[names.indexOf(name)] ?? []))),
    }));
  }

  async read<T extends Task>(texts: readonly string[], tasks: readonly T[]): Promise<LabelsOfTexts<T>> {
    const names = tasks.flatMap((task) => this.#names[task]);
    const told = await this.#model.read(texts, names);
    const readings = tasks.map((task) => {
      const places = this.#names[task].map((name) => names.indexOf(name));
      return [task, told.map((text) => meanOf(places.flatMap((place) => text[place] ?? [])))];
    });
    return Object.fromEntries(readings) as LabelsOfTexts<T>;
  }
}
