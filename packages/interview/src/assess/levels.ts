import type { Level } from '../report/schema.ts';

/**
 * From which rating on, 0 to 5, an answer has a level. Raters' anchors (`packages/understanding/corpus/rated.md`) are whole
 * numbers: 0 and 1 are nothing and weak, 2 developing, 3 sound, 4 and 5 strong and excellent.
 */
const from: readonly (readonly [Level, number])[] = [
  ['strong', 3.5],
  ['solid', 2.5],
  ['developing', 1.5],
];

export const levelOf = (rating: number): Level => from.find(([, least]) => rating >= least)?.[0] ?? 'not-shown';

/** From this share on a second level is named. */
const possible = 0.3;

/** The levels that an answer may have, its own first, by how likely each rating from 0 to 5 is. */
export function likelyLevels(rating: number, shares: readonly number[]): Level[] {
  const own = levelOf(rating);
  const share = new Map<Level, number>();
  shares.forEach((each, at) => share.set(levelOf(at), (share.get(levelOf(at)) ?? 0) + each));
  const [other] = [...share].filter(([level]) => level !== own).sort((a, b) => b[1] - a[1]);
  return other && other[1] >= possible ? [own, other[0]] : [own];
}

/** One decimal, as scores are kept for machines. */
export const figure = (rating: number): number => Math.round(rating * 10) / 10;
