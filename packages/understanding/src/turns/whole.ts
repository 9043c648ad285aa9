import type { TurnLabel } from './labels.ts';

/** All parts of what people say; of an endless text the first and the last ones, `most` in all. */
export const endsOf = <Part>(parts: readonly Part[], most: number): readonly Part[] =>
  parts.length <= most ? parts : [...parts.slice(0, most / 2), ...parts.slice(-most / 2)];

/** How likely a whole turn is of a kind, by its parts: an answer is one as a whole; anything else may stand in a single part. */
export const together = (label: TurnLabel, parts: readonly number[]): number =>
  label === 'answer' ? parts.reduce((sum, part) => sum + part, 0) / parts.length : Math.max(...parts);
