import { spokenWords, wordsOf } from '../text/words.ts';

/** A word and when it was said. */
export interface Timed {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** How far apart the two tellings of a turn are looked at for the next word that they share. */
const reach = 8;
const same = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && wordsOf(a).join(' ') === wordsOf(b).join(' ');
const marked = (raw: string) => /[.!?\u2026,;:\u2013\u2014-]["'\u201d\u2019)]*$/.test(raw);

/** The words of a turn in order of time, one at a time; entries without a letter or a digit are no words. */
export const inOrder = (words: readonly Timed[]): Timed[] =>
  words
    .flatMap(({ text, startMs, endMs }) => {
      const parts = spokenWords(text);
      const step = Math.max(0, endMs - startMs) / Math.max(1, parts.length);
      return parts.map((part, i) => ({ text: part, startMs: startMs + i * step, endMs: startMs + (i + 1) * step }));
    })
    .sort((a, b) => a.startMs - b.startMs);

/** How many words of either telling to pass by until both say the same. */
function nextShared(written: readonly string[], i: number, said: readonly Timed[], j: number): [number, number] | null {
  for (let apart = 1; apart <= reach; apart += 1) {
    for (let a = 0; a <= apart; a += 1) {
      if (same(written[i + a], said[j + apart - a]?.text)) return [a, apart - a];
    }
  }
  return null;
}

/**
 * What was said, with times. Recognisers tell a turn twice: as a text, with punctuation, and as words with times, often
 * without. The words are believed; the text gives its punctuation, and words that have no time of their own begin with
 * the next one.
 */
export function withTimes(written: readonly string[], said: readonly Timed[]): Timed[] {
  const found: Timed[] = [];
  let [i, j] = [0, 0];
  while (j < said.length) {
    const word = said[j];
    if (!word) break;
    if (!same(written[i], word.text)) {
      const [a, b] = nextShared(written, i, said, j) ?? [1, 1];
      if (b === 0) {
        for (const text of written.slice(i, i + a)) found.push({ text, startMs: word.startMs, endMs: word.startMs });
        i += a;
        continue;
      }
      found.push(...said.slice(j, j + b));
      i += a;
      j += b;
      continue;
    }
    found.push(marked(word.text) ? word : { ...word, text: written[i] ?? word.text });
    i += 1;
    j += 1;
  }
  const last = said.at(-1);
  if (last) for (const text of written.slice(i)) found.push({ text, startMs: last.endMs, endMs: last.endMs });
  return found;
}
