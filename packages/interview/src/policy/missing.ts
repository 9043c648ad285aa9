import { evidenceAskedFor } from '../assess/question.ts';
import { isLongEnough } from '../assess/judgment.ts';
import type { PlannedQuestion } from '../types.ts';
import { rephrased } from './clarify.ts';
import { isDelicate, meaningOf } from './meaning.ts';
import { option, phrase } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import type { PolicyState } from './state.ts';
import { currentQuestion } from './views.ts';

/**
 * Less likely than this, what was told is none to its question. Lower than for a rating: what is heard here may be only the beginning of an
 * answer. On the hand that it was set on, 0 of 92 answers, 0 of 88 beginnings, and 23 of 87 misses are under it (docs/decisions/0043).
 */
const leastFits = 0.08;

/** Whether nothing was told to a question yet, and what is told can miss it. */
const isOpen = (state: PolicyState, question: PlannedQuestion): boolean =>
  state.answer.words === 0 && state.tries === 0 && asksForSomething(question);

/** A background is whatever the candidate chooses to tell, and a fact is a word or two. */
function asksForSomething(question: PlannedQuestion): boolean {
  const evidence = evidenceAskedFor(question);
  return evidence === 'story' || evidence === 'view';
}

/** Whether it is worth to judge if a turn answers the question that is open: only a first answer of some length is asked about. */
export function isJudged(state: PolicyState, text: string): boolean {
  const question = currentQuestion(state);
  return question !== null && !state.choosing && isOpen(state, question) && isLongEnough(text);
}

/** Whether a first answer is likely one to another question. What was heard badly, or is delicate, isn't asked about. */
export const missesQuestion = (state: PolicyState, question: PlannedQuestion, event: SaidEvent): boolean =>
  isOpen(state, question) &&
  meaningOf(event) === 'answer' &&
  event.reading.fits !== undefined &&
  event.reading.fits < leastFits &&
  !event.approximate &&
  !isDelicate(event);

/** Puts the question once more, in plainer words where it has some. `told`: with what was said, which counts if nothing else comes. */
export function askAgain(told: PolicyState, question: PlannedQuestion): Option {
  const { text, state } = phrase(told, 'missed');
  const prompt = rephrased(told, question);
  return option('ask-again', [text, prompt], { ...state, prompt });
}
