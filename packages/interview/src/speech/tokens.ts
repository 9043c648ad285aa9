import { isFiller, spokenWords, wordsOf } from '../text/words.ts';
import { withTimes } from './alignment.ts';
import type { Timed } from './alignment.ts';

/** A word of a turn with what stands around it. */
export interface Token {
  /** Lower case, without punctuation; words joined by a hyphen stay one. */
  readonly key: string;
  /** As it was written. */
  readonly raw: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Nothing is before it, or the end of a sentence. */
  readonly opens: boolean;
  /** A comma or dash is before it. */
  readonly after: boolean;
  /** A comma or dash follows. */
  readonly breaks: boolean;
  /** The sentence or the turn ends with it. */
  readonly ends: boolean;
  /** "Um", "uh" and the like. */
  readonly sound: boolean;
}

/** A word as it is compared. */
export const keyOf = (raw: string): string => wordsOf(raw).join('-');
const isEnd = (raw: string) => /[.!?\u2026]["'\u201d\u2019)]*$/.test(raw);
const isBreak = (raw: string) => /[,;:\u2013\u2014-]["'\u201d\u2019)]*$/.test(raw);
/** A recogniser ends a hesitation with "..." or ".", which end no sentence unless another one begins. */
const trailsOff = (raw: string) => /(?:\.\.|\u2026)$/.test(raw);

const assents = new Set(['uh huh', 'mm hmm', 'mm hm', 'mhm hmm', 'um hum', 'um hmm', 'uh hum']);
const wardWords = new Set(
  'nurse doctor physician department team staff shift room unit for and at with where when in as'.split(' '),
);

/**
 * Whether a word that looks like a hesitation sound is one. "ER" and "HM" in capitals and "5 mm" are not, nor are the
 * sounds of assent, "mhm" and "uh huh".
 */
function isSound(raw: string, before: string, next: string, shouted: boolean): boolean {
  if (!isFiller(raw)) return false;
  const [key, last, following] = [keyOf(raw), keyOf(before), keyOf(next)];
  if (/^m+h+m*$/.test(key) || assents.has(`${key} ${following}`)) return false;
  if (key === 'mm' && /\d$/.test(last)) return false;
  if (key === 'er' && !isBreak(raw) && !isBreak(before) && /^(?:the|our|an)$/.test(last))
    return next !== '' && !isEnd(raw) && !wardWords.has(following);
  return shouted || !/^\P{L}*\p{Lu}{2,}\P{L}*$/u.test(raw);
}

/**
 * The words of a turn in order, from its text and, where there are any, its words with times. Without times all words
 * begin with the turn.
 */
export function tokensOf(text: string, timed: readonly Timed[] | null, turnStartMs: number): Token[] {
  const written = spokenWords(text);
  const said = timed
    ? withTimes(written, timed)
    : written.map((text) => ({ text, startMs: turnStartMs, endMs: turnStartMs }));
  const shouted = !said.some((word) => /\p{Ll}/u.test(word.text));
  const sounds = said.map(({ text }, i) => isSound(text, said[i - 1]?.text ?? '', said[i + 1]?.text ?? '', shouted));
  const ended = (i: number) => {
    const [raw, next] = [said[i]?.text ?? '', said[i + 1]?.text];
    const goesOn = next !== undefined && !/^\P{L}*\p{Lu}/u.test(next);
    return isEnd(raw) && !(goesOn && (trailsOff(raw) || sounds[i] === true));
  };
  return said.map(({ text: raw, startMs, endMs }, i) => {
    const before = said[i - 1]?.text;
    const [opens, ends] = [before === undefined || ended(i - 1), ended(i)];
    return {
      key: keyOf(raw),
      raw,
      startMs,
      endMs,
      opens,
      after: before !== undefined && !opens && (isBreak(before) || trailsOff(before)),
      breaks: isBreak(raw) || (trailsOff(raw) && !ends),
      ends: i === said.length - 1 || ends,
      sound: sounds[i] === true,
    };
  });
}
