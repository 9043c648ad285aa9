import type { Found, Pair } from './figures.ts';

/** How often texts of one label were taken for another. */
export interface Confusion {
  readonly wanted: string;
  readonly found: string;
  readonly texts: number;
}

/** A text that was misread, and how sure the reading was. */
export interface Mistake {
  readonly text: string;
  readonly wanted: string;
  readonly found: string;
  readonly confidence: number;
}

type Sure = Pair & { readonly found: Found & { readonly confidence: number } };

const isWrong = ({ labeled, found }: Pair): boolean => !labeled.labels.includes(found.label);

/** The most frequent confusions, by the first label of each text. */
export function confusionsOf(pairs: readonly Pair[], most: number): Confusion[] {
  const counts = new Map<string, Confusion>();
  for (const { labeled, found } of pairs.filter(isWrong)) {
    const [wanted = ''] = labeled.labels;
    const key = `${wanted} ${found.label}`;
    counts.set(key, { wanted, found: found.label, texts: (counts.get(key)?.texts ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((one, other) => other.texts - one.texts).slice(0, most);
}

/** The surest mistakes. */
export const worstOf = (pairs: readonly Sure[], most: number): Mistake[] =>
  pairs
    .filter(isWrong)
    .toSorted((one, other) => other.found.confidence - one.found.confidence)
    .slice(0, most)
    .map(({ labeled: { text, labels }, found: { label, confidence } }) => ({
      text,
      wanted: labels.join('+'),
      found: label,
      confidence,
    }));
