import type { PlannedQuestion } from '../types.ts';
import { rephrased } from './clarify.ts';
import { close, timeForMore } from './closing.ts';
import { wasAskedAgain } from './missing.ts';
import { answeredSoFar, moveOn, withOutcome } from './nextQuestion.ts';
import { type Option, option, phrase } from './option.ts';
import type { PolicyState } from './state.ts';

/** After so many questions in a row that met only silence, the candidate is taken to be gone. */
const mostSilent = 3;

/**
 * Silence at a question: it is asked once more, then in other words with an offer, and then left. The interview ends kindly once the
 * candidate seems to be gone.
 */
export function onQuestionSilence(state: PolicyState, question: PlannedQuestion, atMs: number): Option {
  if (!timeForMore(state, atMs)) return moveOn(state, atMs, answeredSoFar(state), { bridge: 'none' });
  const quiet: PolicyState = { ...state, quiet: state.quiet + 1, waiting: false };
  if (quiet.quiet === 1) {
    const { text, state: next } = phrase(quiet, 'nudge');
    return option('nudge', [text, state.prompt], next);
  }
  if (quiet.quiet === 2) {
    const { text, state: next } = phrase(quiet, 'nudgeOffer');
    const prompt = rephrased(state, question);
    return option('rephrase', [text, prompt], { ...next, prompt });
  }
  const silent = state.answer.words === 0 && !wasAskedAgain(state) ? state.silentRun + 1 : 0;
  if (silent >= mostSilent || !state.heard) {
    const left = { ...withOutcome(state, question, 'unanswered'), silentRun: silent };
    return close(left, 'silence', 'I can’t hear anyone right now, so I’ll end the interview here.');
  }
  const { text, state: next } = phrase({ ...state, silentRun: silent }, 'silentMove');
  return moveOn(next, atMs, answeredSoFar(state), { text, bridge: 'none' });
}
