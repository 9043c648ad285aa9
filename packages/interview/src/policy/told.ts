import { conflicting, corrected } from '../text/spokenCorrection.ts';
import { wordsOf } from '../text/words.ts';
import { changed, filled } from './ledger.ts';
import { meaningOf } from './meaning.ts';
import type { SaidEvent } from './option.ts';
import type { PolicyState } from './state.ts';
import { currentQuestion } from './views.ts';

/** The state with what a turn added to the answer. */
export function answeredWith(state: PolicyState, event: SaidEvent): PolicyState {
  return {
    ...state,
    quiet: 0,
    waiting: false,
    ledger: filled(state.ledger, event),
    answer: {
      text: `${state.answer.text} ${event.text}`.trim(),
      words: state.answer.words + wordsOf(event.text).length,
      speakingMs: state.answer.speakingMs + event.speakingMs,
      approximate: state.answer.approximate || event.approximate,
    },
  };
}

/** The state with a turn that is not replied to: as a part of the answer, where it is one. */
export const keptAnswer = (state: PolicyState, event: SaidEvent): PolicyState =>
  currentQuestion(state) && meaningOf(event) === 'answer' ? { ...answeredWith(state, event), heard: true } : state;

/** What was told at this question with a correction in its place; a correction of what was told before changes nothing here. */
export function withCorrection(state: PolicyState, event: SaidEvent): PolicyState {
  const { text, words } = state.answer;
  if (words === 0) return state;
  const right = corrected(text, event.text);
  if (right !== null) {
    const ledger = changed(state.ledger, (told) => corrected(told, event.text) ?? told);
    return { ...state, answer: { ...state.answer, text: right }, ledger };
  }
  const wrong = conflicting(text, event.text);
  if (!wrong) return { ...answeredWith(state, event), asides: state.asides };
  const sentence = text.slice(wrong.start, wrong.end);
  const answer = { ...state.answer, text: `${text.slice(0, wrong.start)}${text.slice(wrong.end)}`.trim() };
  const ledger = changed(state.ledger, (told) => (sentence.includes(told) ? null : told));
  return { ...answeredWith({ ...state, answer, ledger }, event), asides: state.asides };
}
