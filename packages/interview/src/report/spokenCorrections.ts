import { type TextPart, conflicting, corrected, selfCorrected } from '../text/spokenCorrection.ts';
import { wordsOf } from '../text/words.ts';
import type { RecordTurn } from './record.ts';

/** What is needed of a turn to correct it, or others, by what was said in it. */
interface Correctable {
  readonly turn: RecordTurn;
  readonly questionId: string | null;
  readonly request: string | null;
}

/** Parts of a turn that the candidate has taken back. */
interface Withdrawn {
  readonly withdrawn: readonly TextPart[];
}

/** A longer turn tells more than what it corrects. */
const mostWords = 25;
/** A sentence of another question must share so many words with a correction to be the one that it speaks of. */
const leastShared = 2;

const isCorrection = ({ turn }: Correctable): boolean =>
  turn.speaker === 'user' && turn.kinds?.includes('correction') === true;

/** A turn that does nothing but correct what was said before. */
const isCorrectionAlone = (one: Correctable): boolean =>
  isCorrection(one) && one.request === null && wordsOf(one.turn.text).length <= mostWords;

/**
 * The turns with what the candidate corrected while they spoke. Where the words that it corrects are found, the right ones
 * stand in their place, and what was heard beside them; elsewhere the correction is the truth, and the sentence that it
 * speaks of is taken back.
 */
export function withSpokenCorrections<T extends Correctable>(turns: readonly T[]): (T & Withdrawn)[] {
  const all = turns.map((one): T & Withdrawn => ({ ...one, withdrawn: [] }));
  for (const [at, one] of all.entries()) {
    if (!isCorrection(one) || one.request !== null) continue;
    const own = selfCorrected(one.turn.text);
    if (own) all[at] = { ...one, turn: withText(one.turn, own.text), withdrawn: own.withdrawn };
    else if (isCorrectionAlone(one)) correctEarlier(all, at);
  }
  return all;
}

/** What was heard stays beside the first of several corrections. */
const withText = (turn: RecordTurn, text: string): RecordTurn => ({ ...turn, text, heard: turn.heard ?? turn.text });

function correctEarlier<T extends Correctable>(all: (T & Withdrawn)[], at: number): void {
  const correction = all[at];
  if (!correction) return;
  const before = all.flatMap((one, place) =>
    place < at && one.turn.speaker === 'user' && one.request === null ? [{ one, place }] : [],
  );
  const sameQuestion = before.filter(({ one }) => one.questionId === correction.questionId);
  const { text } = correction.turn;
  for (const { one, place } of [
    ...before.filter((each) => !sameQuestion.includes(each)),
    ...sameQuestion,
  ].toReversed()) {
    const right = corrected(one.turn.text, text);
    if (right === null) continue;
    all[place] = { ...one, turn: withText(one.turn, right) };
    all[at] = { ...correction, request: 'correction' };
    return;
  }
  const last = (sameQuestion.length > 0 ? sameQuestion : before).at(-1);
  const found = last && conflicting(last.one.turn.text, text);
  if (!last || !found || (sameQuestion.length === 0 && found.shared < leastShared)) {
    // It speaks of nothing that was told at this question, so it answers nothing either.
    if (before.length > sameQuestion.length) all[at] = { ...correction, request: 'correction' };
    return;
  }
  const { start, end } = found;
  all[last.place] = { ...last.one, withdrawn: [...last.one.withdrawn, { start, end }] };
  all[at] = { ...correction, questionId: last.one.questionId };
}
