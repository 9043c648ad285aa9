import { standsAlone } from '../../text/retold.ts';
import type { PlannedQuestion } from '../../types.ts';
import { closingMarginMs } from '../closing.ts';
import { askQuestion, isLastQuestion, moveOn, withOutcome } from '../nextQuestion.ts';
import { type Option, type Phrased, type SaidEvent, freshPhrase, option, phrase } from '../option.ts';
import type { PoolName } from '../phrases/index.ts';
import { type PolicyState } from '../state.ts';
import { currentQuestion } from '../views.ts';
import { closedWords, gapIn, gapWords, heardIn, isOpen, surelyTold } from './feedback.ts';

/** The share of its time that a coached interview's questions are planned for; the rest is for saying answers again. */
const plannedShare = 0.75;
/** Shorter than this the plan of an interview would hold one question alone, in milliseconds. */
const leastPlannedMs = 300_000;

/** The time that the questions of a coached interview are planned for, of `maxMs` in all; in milliseconds. */
export const coachedMs = (maxMs: number): number => Math.max(maxMs * plannedShare, Math.min(maxMs, leastPlannedMs));

/** Times that an answer may be said again: then the interview goes on. */
const mostTries = 2;
/** An answer that is said again takes as much time; once that is wished for, less will do. In milliseconds. */
const tryTakesMs = { toOffer: 60_000, toBegin: 30_000 } as const;

/** The feedback that the screen shows, while the candidate may try again or go on. */
export interface FeedbackView {
  questionId: string;
  text: string;
}

/** See {@link FeedbackView}; null where there is no such choice. */
export function feedbackView(state: PolicyState): FeedbackView | null {
  const question = currentQuestion(state);
  const { choosing, offered, feedback } = state;
  return question && choosing && offered === 'none' ? { questionId: question.id, text: feedback } : null;
}

/** What is said when a question is left that was answered. */
interface Leaving {
  /** What is said where there is no feedback. */
  readonly ack: Phrased;
  /** What is said before the feedback: a reply to something in the answer. */
  readonly besides?: Phrased | null;
  /** Whether this answer may have feedback; one with something private in it has none. */
  readonly feedback: boolean;
}

/**
 * Leaves a question that was answered: goes to the next one, or, in a coached interview, says first what was heard and what was
 * missing, and offers to try again.
 */
export function leaveAnswered(
  before: PolicyState,
  event: SaidEvent,
  { ack, besides = null, feedback }: Leaving,
): Option {
  const state = withEarlier(before);
  const question = currentQuestion(state);
  const on = ({ text, state: next }: Phrased) =>
    moveOn(withEarlier(next), event.atMs, 'answered', { text, bridge: 'bridge' });
  if (!question || !feedback || !isCoached(state, question)) return on(ack);
  const lead = besides ? { ...besides, state: withEarlier(besides.state) } : { text: '', state };
  if (state.answer.approximate) return on(joined(lead, freshPhrase(lead.state, 'heardBadly')));
  const was = state.gap;
  const isClosed = was !== null && surelyTold(was, event) && !isOpen(was, state, question, event.typed);
  const closed = isClosed ? closedWords(was) : null;
  // What was added to an answer gets no further feedback.
  if (state.choosing) return on(closed ? joined(lead, phrase(lead.state, closed)) : ack);
  const gap = gapIn(state, question, event.typed);
  // A gap that was closed is only worth a word where no other one has opened.
  const heard = (gap === null ? closed : null) ?? heardIn(state, question, gap);
  const told = heard ? phrase(lead.state, heard) : { text: '', state: lead.state };
  const words = gap ? joined(told, phrase(told.state, gapWords(gap, question))) : told;
  if (words.text === '') return on(ack);
  if (gap === null || state.tries >= mostTries || !timeFor(state, event.atMs, 'toOffer'))
    return on(joined(lead, words));
  const offer = phrase(withOutcome(words.state, question, 'answered'), 'tryAgainOrGoOn');
  const open = { choosing: true, prompt: offer.text, feedback: words.text, gap, quiet: 0, asides: 0 } as const;
  const next = { ...offer.state, ...open, toldWords: state.answer.words };
  return option('coach', [lead.text, words.text, offer.text], next);
}

/** With what was told before this try, where the try only adds to it; one that should have been shorter adds nothing. */
export function withEarlier(state: PolicyState): PolicyState {
  const { earlier, answer, ledger, gap } = state;
  if (!earlier || answer.words === 0) return state;
  if (gap === 'brevity' || standsAlone(earlier.answer.text, answer.text)) return { ...state, earlier: null };
  return {
    ...state,
    earlier: null,
    answer: together(earlier.answer, answer),
    ledger: { ...earlier.ledger, ...ledger },
  };
}

const together = (one: PolicyState['answer'], other: PolicyState['answer']): PolicyState['answer'] => ({
  text: `${one.text} ${other.text}`,
  words: one.words + other.words,
  speakingMs: one.speakingMs + other.speakingMs,
  approximate: one.approximate || other.approximate,
});

/** A question that was opened again to add to its answer has a further question noted: the rest was told before. */
const isCoached = ({ coached, gentle, probes }: PolicyState, { evidence }: PlannedQuestion): boolean =>
  coached && !gentle && probes.length === 0 && evidence !== 'fact';

/** Whether there is time for another answer to the same question. */
export const timeFor = ({ maxMs }: PolicyState, atMs: number, what: keyof typeof tryTakesMs): boolean =>
  maxMs - atMs > closingMarginMs(maxMs) + tryTakesMs[what];

/** Two phrases as one; the second is of the state that the first one left. */
const joined = (one: Phrased, other: Phrased): Phrased => ({
  text: [one.text, other.text].filter(Boolean).join(' '),
  state: other.state,
});

/** Nothing is waited for, and nothing is to be chosen. */
export const atRest = { quiet: 0, waiting: false, choosing: false } as const;

const goOn = (state: PolicyState, atMs: number, pool?: PoolName): Option => {
  const rested: PolicyState = { ...state, ...atRest };
  // "That was my last question" says it by itself.
  const says = pool === 'goOnThen' && isLastQuestion(rested, atMs) ? undefined : pool;
  const { text, state: next } = says ? phrase(rested, says) : { text: undefined, state: rested };
  return moveOn(next, atMs, 'answered', { text, bridge: pool ? 'none' : 'bridge' });
};

/** Does what was chosen: asks the same question again, or the next one, after a few words of the pool `lead`. */
export function onChoice(before: PolicyState, again: boolean, atMs: number, lead?: PoolName): Option {
  if (!again) return goOn(before, atMs, lead);
  if (!timeFor(before, atMs, 'toBegin')) return goOn(before, atMs, 'noTimeToTry');
  const { text, state } = phrase({ ...before, ...atRest }, 'fromTheStart');
  const asked = askQuestion(state, state.index, [text]);
  return { ...asked, next: { ...asked.next, ...triedAgain(before) } };
}

/** What a further try knows of the one before. */
export const triedAgain = ({ tries, gap, toldWords, gentle, answer, ledger }: PolicyState) => ({
  ...{ tries: tries + 1, gap, toldWords, gentle },
  earlier: { answer, ledger },
});

/** Nothing was said to the offer: it is made once more; then the interview goes on. */
export function onChoiceSilence(state: PolicyState, atMs: number): Option {
  if (state.quiet > 0) return goOn(state, atMs, 'goOnThen');
  return offerAgain({ ...state, quiet: 1, waiting: false }, 'nudge', phrase(state, 'choiceNudge'));
}

/** Makes the offer once more, after whatever is said first. */
export function offerAgain(state: PolicyState, move: Option['move'], lead?: Phrased): Option {
  const offer = phrase({ ...state, used: (lead?.state ?? state).used }, 'tryAgainOrGoOn');
  return option(move, [lead?.text, offer.text], offer.state);
}
