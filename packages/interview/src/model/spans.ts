/** A part of a text. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** As it stands there. */
  readonly text: string;
}

interface PlacedWord {
  readonly form: string;
  readonly from: number;
  readonly to: number;
}

/** A word as it is compared: small letters, without accents. */
const formOf = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase();

const words = /[\p{L}\p{N}\p{M}]+(?:['\u2018\u2019.][\p{L}\p{N}\p{M}]+)*|[+#]+/gu;

const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(words)].map((match) => ({
    form: formOf(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));

/** Longer quotes are no quotes, and slow to find in a text that is made to be. */
const mostWords = 40;

/**
 * Finds quotes in a text, word for word; letters' case, accents and punctuation may differ. Gives null for one that does not
 * stand there, or has fewer words than `least`, or more than anybody quotes.
 */
export function spansIn(text: string): (quote: string, least?: number) => Span | null {
  const placed = placedWords(text);
  const numbers = new Map<string, number>();
  const numbered = placed.map(({ form }) => {
    const number = numbers.get(form) ?? numbers.size;
    numbers.set(form, number);
    return number;
  });
  return (quote, least = 1) => {
    const wanted = placedWords(quote).map(({ form }) => numbers.get(form));
    if (wanted.length < Math.max(1, least) || wanted.length > mostWords) return null;
    const known = wanted.filter((number) => number !== undefined);
    const at = known.length < wanted.length ? -1 : placeOf(numbered, known);
    const [first, last] = [placed[at], placed[at + wanted.length - 1]];
    return first && last ? { from: first.from, to: last.to, text: text.slice(first.from, last.to) } : null;
  };
}

/** Where a row of words first stands in another one, -1 if nowhere; in linear time (Knuth, Morris and Pratt). */
function placeOf(words: readonly number[], wanted: readonly number[]): number {
  /** How many words at the beginning of `wanted` end at each of its places. */
  const restarts: number[] = [];
  for (let at = 0, matched = 0; at < wanted.length; at++) {
    if (at > 0) matched = matchedWith(wanted[at], matched);
    restarts.push(matched);
  }
  function matchedWith(word: number | undefined, before: number): number {
    let matched = before;
    while (matched > 0 && wanted[matched] !== word) matched = restarts[matched - 1] ?? 0;
    return wanted[matched] === word ? matched + 1 : 0;
  }
  let matched = 0;
  for (const [at, word] of words.entries()) {
    matched = matchedWith(word, matched);
    if (matched === wanted.length) return at - matched + 1;
  }
  return -1;
}

/** How many words a text has, as quotes are compared. */
export const wordCount = (text: string): number => placedWords(text).length;
