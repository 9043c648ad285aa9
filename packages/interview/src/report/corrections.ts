import { alignWords, mostChanges } from '../text/alignWords.ts';
import { spokenWords } from '../text/words.ts';
import type { RecordTurn } from './record.ts';

/**
 * How much of a turn a correction may change: a part of its words, and a part of its length that may be added. Recognizers
 * get about a third of the words of strongly accented English wrong (Koenecke et al., "Racial disparities in automated
 * speech recognition", PNAS 117 (2020): 35 % against 19 %); where a turn was hard to hear, it can be more. The limits are
 * the product's own. Few words are always enough for a name.
 */
const limits = {
  clear: { changed: 1 / 3, added: 1 / 10 },
  rough: { changed: 1 / 2, added: 1 / 4 },
};
const always = 3;

/** What may be changed in a turn, in words. */
interface CorrectionLimits {
  /** Words that may be put in, left out or replaced. */
  readonly changed: number;
  /** By so many words the turn may become longer. */
  readonly added: number;
}

/** A turn as its correction is judged. */
type CorrectedTurn = Pick<RecordTurn, 'text' | 'recogniser' | 'typed'>;

/** Whether a turn was hard to hear. Then saying that it was heard right counts, too. */
export const hardToHear = ({ recogniser, typed }: CorrectedTurn): boolean =>
  typed !== true && recogniser?.approximate === true;

/** How much of a turn may be corrected. */
export function correctionLimits(turn: CorrectedTurn): CorrectionLimits {
  const words = spokenWords(turn.text).length;
  const share = hardToHear(turn) ? limits.rough : limits.clear;
  const most = (part: number) => Math.min(mostChanges, Math.max(always, Math.round(words * part)));
  return { changed: most(share.changed), added: most(share.added) };
}

/** What a correction is: `same` says what was heard, `too-much` would be another answer. */
type CorrectionVerdict = 'fits' | 'same' | 'too-much';

/** Judges a correction of a turn as it was heard. */
export function judgeCorrection(turn: CorrectedTurn, text: string): CorrectionVerdict {
  const most = correctionLimits(turn);
  const [heard, corrected] = [spokenWords(turn.text), spokenWords(text)];
  const longer = corrected.length - heard.length;
  if (corrected.length === 0 || longer > most.added || -longer > most.changed) return 'too-much';
  const { changed } = alignWords(heard, corrected);
  if (changed === 0 && text.trim() === turn.text.trim()) return 'same';
  return changed <= most.changed ? 'fits' : 'too-much';
}

/** Kinds with which a turn counts as an answer, or is left alone for the person's sake, whatever it says exactly. */
const settled: readonly string[] = ['answer', 'yes_no', 'correction', 'private', 'distress'];

/**
 * A turn with its candidate's correction in the place of what was heard, which it keeps. What was taken for no answer may
 * have been misheard, so that it is read again.
 */
export function correctTurn<T extends RecordTurn>(turn: T, text: string): T {
  const kinds = turn.kinds?.some((kind) => settled.includes(kind)) ? turn.kinds : undefined;
  return { ...turn, text, heard: turn.text, kinds };
}

/** The turns as they were heard: how the candidate spoke is measured from these. */
export const asHeard = (turns: readonly RecordTurn[]): RecordTurn[] =>
  turns.map((turn) => (turn.heard == null ? turn : { ...turn, text: turn.heard, heard: null }));

/** The words that were heard where a corrected turn now has these; undefined for a turn that was not corrected. */
export function heardFor({ text, heard }: Pick<RecordTurn, 'text' | 'heard'>, quote: string): string | undefined {
  if (heard == null) return undefined;
  const at = text.indexOf(quote);
  if (at < 0) return heard;
  const said = spokenWords(heard);
  const first = spokenWords(text.slice(0, at)).length;
  const { places } = alignWords(said, spokenWords(text));
  const taken = places.slice(first, first + spokenWords(quote).length).filter((place) => place !== null);
  const [from, to] = [taken[0], taken.at(-1)];
  return from === undefined || to === undefined ? heard : said.slice(from, to + 1).join(' ');
}

/** Words with times, as recognizers give them. */
interface Timed {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** The words of a correction at the times of those that they stand for; a new word begins where the one before it ends. */
export function timesFor(text: string, timed: readonly Timed[]): Timed[] {
  const words = spokenWords(text);
  const { places } = alignWords(
    timed.map((word) => word.text),
    words,
  );
  let until = timed[0]?.startMs ?? 0;
  return words.map((word, at) => {
    const place = places[at];
    const said = place == null ? undefined : timed[place];
    const time = said ? { startMs: said.startMs, endMs: said.endMs } : { startMs: until, endMs: until };
    until = time.endMs;
    return { text: word, ...time };
  });
}
