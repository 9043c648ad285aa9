import { wordsOf } from './words.ts';

/** How the words of one telling stand for those of another. */
export interface WordAlignment {
  /** Words that were put in, left out or replaced. Case and punctuation are no change. */
  readonly changed: number;
  /** For each word of the later telling, the place of the word that it stands for in the earlier one; null for a new word. */
  readonly places: readonly (number | null)[];
}

const keyOf = (word: string): string => wordsOf(word).join('-');

/** Most changes that are counted: an answer is put right word by word, not told anew. */
export const mostChanges = 250;

/**
 * Lines two tellings up with the fewest changes (Levenshtein distance over words). With more changes than {@link mostChanges}
 * only their ends are lined up, so that the time stays in proportion to the number of words.
 */
export function alignWords(earlier: readonly string[], later: readonly string[]): WordAlignment {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const key = keyOf(word);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const [a, b] = [earlier.map(numberOf), later.map(numberOf)];
  // Most of a correction is what was there before: only the middle is compared word by word.
  let head = 0;
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const middle = align(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  return {
    changed: middle.changed,
    places: b.map((_, at) => {
      if (at < head) return at;
      if (at >= b.length - tail) return at - b.length + a.length;
      const place = middle.places[at - head] ?? null;
      return place === null ? null : place + head;
    }),
  };
}

/** Few changes are looked for first (Ukkonen, "Algorithms for approximate string matching", 1985). */
function align(a: readonly number[], b: readonly number[]): WordAlignment {
  const least = leastChanges(a, b);
  for (const reach of [16, 64, mostChanges].filter((most) => most >= least)) {
    const found = alignWithin(a, b, reach);
    if (found.changed <= reach) return found;
  }
  return { changed: Math.max(a.length, b.length), places: b.map(() => null) };
}

/** So many changes are needed at least, in whatever order the words stand. */
function leastChanges(a: readonly number[], b: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const word of a) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of b) counts.set(word, (counts.get(word) ?? 0) - 1);
  let [gone, added] = [0, 0];
  for (const count of counts.values()) {
    gone += Math.max(0, count);
    added += Math.max(0, -count);
  }
  return Math.max(gone, added);
}

/** Lines up words that are at most `reach` places apart: exact when so many changes are enough. */
function alignWithin(a: readonly number[], b: readonly number[], reach: number): WordAlignment {
  // Row i has the costs from j = i - reach to i + reach, between two columns that are never better.
  const width = 2 * reach + 3;
  const far = a.length + b.length + 1;
  const cost = new Uint32Array((a.length + 1) * width).fill(far);
  const cell = (i: number, j: number) => i * width + j - i + reach + 1;
  for (let i = 0; i <= a.length; i += 1) {
    const word = a[i - 1];
    const until = Math.min(b.length, i + reach);
    for (let j = Math.max(0, i - reach), here = cell(i, j); j <= until; j += 1, here += 1) {
      if (i === 0 || j === 0) cost[here] = i + j;
      else {
        const replaced = (cost[here - width] ?? far) + (word === b[j - 1] ? 0 : 1);
        const other = Math.min(cost[here - width + 1] ?? far, cost[here - 1] ?? far) + 1;
        cost[here] = Math.min(replaced, other);
      }
    }
  }
  const places: (number | null)[] = b.map(() => null);
  let [i, j] = [a.length, b.length];
  while (j > 0) {
    const here = cell(i, j);
    if (i > 0 && cost[here] === (cost[here - width] ?? far) + (a[i - 1] === b[j - 1] ? 0 : 1)) {
      places[j - 1] = i - 1;
      i -= 1;
      j -= 1;
    } else if (i > 0 && cost[here] === (cost[here - width + 1] ?? far) + 1) i -= 1;
    else j -= 1;
  }
  return { changed: cost[cell(a.length, b.length)] ?? far, places };
}
