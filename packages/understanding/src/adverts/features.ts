import { tokensOf } from '../skills/tokens.ts';
import { matchesIn } from '../skills/trie.ts';
import type { SkillKind } from '../skills/vocabulary.ts';
import { type Word, wordsIn } from './words.ts';

/** Words of a line beyond this are not read. */
const mostWords = 110;
/** Skills of the vocabulary beyond this are not looked for in a line. */
const mostKnown = 80;
const kinds: readonly SkillKind[] = ['practice', 'tool', 'certificate', 'language', 'soft'];

/** A line of an advert with what its letters show and no encoder sees: capitals, marks, place, and known skills. */
export interface ShapedLine {
  readonly text: string;
  readonly words: readonly Word[];
  /** {@link sizeOfLine} numbers. */
  readonly line: readonly number[];
  /** {@link sizeOfWord} numbers for each word. */
  readonly eachWord: readonly (readonly number[])[];
  /** It looks like a heading. */
  readonly heading: boolean;
}

const flag = (is: boolean): number => (is ? 1 : 0);

/** How many numbers there are for a line, and for a word. */
export const sizeOfLine = 13;
export const sizeOfWord = 14;

/** The shapes of an advert's lines. */
export const shapesOf = (lines: readonly string[]): ShapedLine[] =>
  lines.map((text, at) => shapeOf(text, at, lines.length));

function shapeOf(text: string, at: number, of: number): ShapedLine {
  const words = wordsIn(text).slice(0, mostWords);
  const tokens = tokensOf(text);
  const known = matchesIn(text, tokens, mostKnown).map(({ term, alias, from, to }) => ({
    ...{ kind: term.kind, wary: alias.wary, words: to - from },
    ...{ from: tokens[from]?.start ?? 0, to: tokens[to - 1]?.end ?? 0 },
  }));
  const eachWord = words.map((word, index) => {
    const inside = known.find(({ from, to }) => from <= word.from && to >= word.to);
    return [
      flag(/^\p{Lu}/u.test(word.text)),
      flag(/^\p{Lu}{2,}$/u.test(word.text)),
      flag(/\d/.test(word.text)),
      flag(!/^[\p{L}\p{N}]/u.test(word.text)),
      flag(index === 0),
      flag(index === words.length - 1),
      ...kinds.map((kind) => flag(inside?.kind === kind)),
      flag(inside?.from === word.from),
      flag(inside?.wary === true),
      Math.min(3, inside?.words ?? 0) / 3,
    ];
  });
  const colon = /:\s*$/.test(text);
  const bullet = /^\s*[-*•·–+✓✔►▪◦o]\s/.test(text);
  const capitals = text === text.toUpperCase();
  const stop = /[.!?]\s*$/.test(text);
  const line = [
    flag(colon),
    flag(bullet),
    flag(capitals),
    flag(words.length <= 4),
    flag(words.length <= 8),
    flag(words.length > 25),
    flag(/\d/.test(text)),
    flag(stop),
    flag(at === 0),
    flag(at < 4),
    at / of,
    flag(/[$£€]/.test(text)),
    known.length / 10,
  ];
  const heading = words.length <= 8 && (colon || capitals || (!stop && !bullet && words.length <= 4));
  return { text, words, line, eachWord, heading };
}
