import type { Quote } from '../../report/schema.ts';
import type { Clause } from '../believe/reading.ts';
import { quoteOf } from '../text/moments.ts';

/** A clause without a full stop can go on and on. */
const mostWords = 40;

/** Words that only join a clause to the one before it. */
const joining = /^(?:(?:and|so|but|then)[,\s]+)+(?=\S+\s+\S)/i;

/** A clause as a quote: exactly as it stands in its turn, at most {@link mostWords} words. */
export function quoteClause({ heard, start: from, end }: Clause): Quote {
  const start = from + (joining.exec(heard.turn.text.slice(from, end))?.[0].length ?? 0);
  const words = [...heard.turn.text.slice(start, end).matchAll(/\S+/g)];
  const last = words[mostWords - 1];
  return quoteOf(heard, start, last && words.length > mostWords ? start + last.index + last[0].length : end);
}

/** A clause that leans on its neighbour: "because nobody had told him". */
const leans =
  /^(?:because|when|while|where|who|which|that|if|until|unless|before|after|although|though|so that|since (?:i|we|he|she|they|it|the))\b/;
const joined = (before: Clause, after: Clause): boolean =>
  before.heard === after.heard &&
  before.sentence === after.sentence &&
  !/[\p{L}\p{N}]/u.test(before.plain.slice(before.end, after.start));
const wordsIn = (first: Clause, last: Clause): number =>
  first.heard.turn.text.slice(first.start, last.end).split(/\s+/).length;

/**
 * A clause as a quote that can be read by itself: with the neighbours of its sentence that it leans on or that lean on it,
 * but for those that are quoted for something else.
 */
export function quoteAround(clause: Clause, all: readonly Clause[], taken: readonly Clause[] = []): Quote {
  const free = (other: Clause | undefined): other is Clause => other !== undefined && !taken.includes(other);
  let [from, to] = [all.indexOf(clause), all.indexOf(clause)];
  const at = (index: number): Clause => all[index] ?? clause;
  for (let before = all[from - 1]; free(before) && leans.test(at(from).line); before = all[from - 1]) {
    if (!joined(before, at(from)) || wordsIn(before, at(to)) > mostWords) break;
    from -= 1;
  }
  for (let after = all[to + 1]; free(after) && leans.test(after.line); after = all[to + 1]) {
    if (!joined(at(to), after) || wordsIn(at(from), after) > mostWords) break;
    to += 1;
  }
  return quoteClause({ ...clause, start: at(from).start, end: at(to).end });
}

/** Quotes in the order in which they were said, each once. */
export function inOrder(quotes: readonly Quote[]): Quote[] {
  const seen = new Map(quotes.map((quote) => [`${quote.turn}/${quote.text}`, quote]));
  return [...seen.values()].sort((a, b) => a.startMs - b.startMs || a.turn - b.turn);
}
