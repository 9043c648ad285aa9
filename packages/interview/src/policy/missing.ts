import { isLongEnough } from '../assess/judgment.ts';
import { evidenceAskedFor } from '../assess/question.ts';
import type { PlannedQuestion } from '../types.ts';
import { rephrased } from './clarify.ts';
import { timeFor } from './coaching/coach.ts';
import { isNewcomer, tellsOfNoJob } from './examples.ts';
import { does, isDelicate, meaningOf } from './meaning.ts';
import { withOutcome } from './nextQuestion.ts';
import { option, phrase } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import { withinBudget } from './probes.ts';
import { noAnswer } from './state.ts';
import type { PolicyState } from './state.ts';
import { currentQuestion } from './views.ts';

/**
 * Less likely than this, what was told doesn't answer its question. Lower than for a rating: what is heard here may be only the beginning
 * of an answer. On the hand that it was set on, 0 of 92 answers, 0 of 88 beginnings, and 23 of 87 misses are under it (docs/decisions/0043).
 */
const leastFits = 0.08;
/** Longer answers, in words, aren't judged: they touch their question somewhere, and judging them takes long. */
const mostWords = 300;

/**
 * Whether this is the first that is told to a question, and the question can be missed: not where any background will do, a word or two
 * are enough, or the candidate may tell anything comparable.
 */
function isOpen(state: PolicyState, question: PlannedQuestion): boolean {
  const { answer, earlier, probes, outcomes, gentle, eased, asksLess, asides } = state;
  const evidence = evidenceAskedFor(question);
  if (evidence === 'background' || evidence === 'fact') return false;
  // What was asked about the question may have been answered by "anything like that counts".
  if (gentle || eased || asksLess || asides > 0 || (question.behavioural && isNewcomer(state))) return false;
  const isFirst = answer.words === 0 && earlier === null && probes.length === 0;
  return isFirst && outcomes.every(({ questionId }) => questionId !== question.id);
}

/** Whether it is worth judging whether a turn answers the question that is open: only a first answer of some length is asked about. */
export function isJudged(state: PolicyState, text: string): boolean {
  const question = currentQuestion(state);
  const open = question !== null && !state.choosing && isOpen(state, question);
  return open && isLongEnough(text) && text.split(/\s+/).length <= mostWords;
}

/**
 * Whether a first answer is likely one to another question, and there is time for one to this. What was heard badly, is delicate, or says that there
 * is nothing else to tell, isn't asked about.
 */
export const missesQuestion = (state: PolicyState, question: PlannedQuestion, event: SaidEvent): boolean =>
  event.reading.fits !== undefined &&
  event.reading.fits < leastFits &&
  isOpen(state, question) &&
  meaningOf(event) === 'answer' &&
  !event.approximate &&
  !isDelicate(event) &&
  !does(event, 'cannot') &&
  !does(event, 'done') &&
  !tellsOfNoJob(event.text) &&
  timeFor(state, event.atMs, 'toOffer') &&
  withinBudget(state, question, event.atMs);

/**
 * Puts the question once more, in plainer words where it has some. `told`: with what was said, which stands as the answer until another
 * takes its place, as at a further try.
 */
export function askAgain(told: PolicyState, question: PlannedQuestion): Option {
  const { text, state } = phrase(withOutcome(told, question, 'answered'), 'missed');
  const { answer, ledger } = state;
  const prompt = rephrased(state, question);
  return option('ask-again', [text, prompt], {
    ...state,
    earlier: { answer, ledger },
    answer: noAnswer,
    ledger: {},
    prompt,
  });
}

/** Whether the question that is open was put once more. */
export const wasAskedAgain = ({ earlier, tries }: PolicyState): boolean => earlier !== null && tries === 0;
