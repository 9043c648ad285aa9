import type { Labeled } from './corpora.ts';

/** What was found in a text: the first label is the one that counts. */
export interface Found {
  readonly label: string;
  readonly also: readonly string[];
}

/** How often a label was right where it was found, and found where it was right, as shares; `n` texts have it first. */
export interface LabelFigures {
  readonly precision: number;
  readonly recall: number;
  readonly n: number;
}

/** How well texts are told apart, as shares. */
export interface Figures {
  readonly texts: number;
  /** The label that matters most is found, as the first. */
  readonly accuracy: number;
  /** The first label found is one of those that a person gave. */
  readonly oneOfThem: number;
  /** Mean over the labels that texts have of the harmonic mean of precision and recall. */
  readonly macroF1: number;
  readonly byLabel: ReadonlyMap<string, LabelFigures>;
}

/** What a person wrote of a text, and what was found. */
export interface Pair {
  readonly labeled: Labeled;
  readonly found: Found;
}

const share = (of: readonly Pair[], right: (pair: Pair) => boolean): number =>
  of.length === 0 ? 1 : of.filter(right).length / of.length;
const first = ({ labeled, found }: Pair): boolean => found.label === labeled.labels[0];

/** Compares what was found with what a person wrote, text by text. */
export function figuresOf(labels: readonly string[], pairs: readonly Pair[]): Figures {
  // A label that none of the texts has tells nothing.
  const given = new Set(pairs.map(({ labeled }) => labeled.labels[0]));
  const byLabel = new Map(
    labels
      .filter((label) => given.has(label))
      .map((label) => {
        const own = pairs.filter(({ labeled }) => labeled.labels[0] === label);
        const read = pairs.filter(({ found }) => found.label === label);
        return [label, { precision: share(read, first), recall: share(own, first), n: own.length }] as const;
      }),
  );
  const f1 = [...byLabel.values()].map(({ precision, recall }) =>
    precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  );
  return {
    texts: pairs.length,
    accuracy: share(pairs, first),
    oneOfThem: share(pairs, ({ labeled, found }) => labeled.labels.includes(found.label)),
    macroF1: f1.reduce((sum, value) => sum + value, 0) / f1.length,
    byLabel,
  };
}

/** Texts with a label that have it among all that was found, as a share. */
export const recallOf = (pairs: readonly Pair[], label: string): number =>
  share(
    pairs.filter(({ labeled }) => labeled.labels.includes(label)),
    ({ found }) => found.label === label || found.also.includes(label),
  );

/** Texts that have nothing but this label and were taken for something else, as a share. */
export const mistaken = (pairs: readonly Pair[], label: string): number =>
  share(
    pairs.filter(({ labeled }) => labeled.labels.length === 1 && labeled.labels[0] === label),
    (pair) => !first(pair),
  );
