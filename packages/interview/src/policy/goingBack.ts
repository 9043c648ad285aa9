import { plain } from '../text/words.ts';
import { timeForMore } from './closing.ts';
import { addsToAnswer, earlierQuestion } from './earlierQuestion.ts';
import { type Meaning, does, meaningOf } from './meaning.ts';
import { askQuestion, withOutcome } from './nextQuestion.ts';
import { option, phrase } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import type { PoolName } from './phrases/index.ts';
import { freshQuestion } from './state.ts';
import type { PolicyState } from './state.ts';
import { currentQuestion } from './views.ts';

/** Times that a candidate may go back in an interview: no loop is endless. */
const mostBack = 4;

/** A wish to go back takes no more words than this. */
const mostWords = 30;
const toGoBack =
  /\b(?:(?:go|going|went|come) (?:right |straight )?back|return|returning) to\b|\b(?:earlier|skipped)\b.*\b(?:again|after all|now|instead)\b/;
const notYet = /\b(?:later|don't|not|never|no need)\b/;
/** What is no wish, or a more urgent one. */
const notWishes: readonly Meaning[] = ['answer', 'stop', 'private', 'distress', 'instruct', 'complaint', 'wait'];

/** Whether a turn that was taken for another request asks in so many words to go back to a question. */
const asksToGoBack = (event: SaidEvent): boolean => {
  const said = plain(event.text);
  const meaning = meaningOf(event);
  const mayBeWish = !notWishes.includes(meaning) || (meaning === 'answer' && does(event, 'redo'));
  return mayBeWish && said.split(' ').length <= mostWords && toGoBack.test(said) && !notYet.test(said);
};

/**
 * Goes back where a turn names an earlier question that was not taken for such a wish: in so many words, or in reply to the
 * interviewer's question which one is meant. Null where it does not. `asked`: whether the interviewer has just asked that.
 */
export function onNamedQuestion(aside: PolicyState, event: SaidEvent, asked: boolean): Option | null {
  const names = asked && plain(event.text).split(' ').length <= mostWords;
  if (!names && !asksToGoBack(event)) return null;
  const index = earlierQuestion(aside, event.text);
  const isSkipped = index === 'unsure' && meaningOf(event) === 'skip';
  return typeof index === 'number' || isSkipped ? onGoingBack(aside, event) : null;
}

/** Where the interview goes on once an earlier question was answered again: where it was, or the next one if that was answered. */
function goesOnAt(state: PolicyState): number {
  if (state.returnTo !== null) return state.returnTo;
  if (state.step !== 'questions') return state.plan?.questions.length ?? 0;
  return state.answer.words > 0 ? state.index + 1 : state.index;
}

/**
 * Opens the question at `index` again. What was told there counts until something new is told; with `adds` it stays,
 * and nothing more is asked about it.
 */
export function goBack(state: PolicyState, index: number, pool: PoolName, adds: boolean): Option {
  const current = currentQuestion(state);
  const noted = current && state.answer.words > 0 ? withOutcome(state, current, 'answered') : state;
  const lead = phrase({ ...noted, timesBack: state.timesBack + 1, returnTo: goesOnAt(state) }, pool);
  const again = askQuestion(lead.state, index, [lead.text]);
  if (!adds) return again;
  const { say, next } = again;
  // As after a further question: who adds something has told the rest.
  const added: PolicyState = { ...next, ...freshQuestion, probes: ['more'], said: state.said };
  return option('repeat', [say], added);
}

/** Goes back to the question that a wish to answer again is about; null when it is about the current one. */
export function onGoingBack(aside: PolicyState, event: SaidEvent): Option | null {
  const index = earlierQuestion(aside, event.text);
  if (index === null) return null;
  if (index === 'unsure') return stay({ ...aside, asksWhich: true }, 'whichQuestion');
  if (!timeForMore(aside, event.atMs)) return stay(aside, 'noTimeBack');
  if (aside.timesBack >= mostBack) return stay(aside, 'enoughBack');
  return goBack(aside, index, 'goBack', addsToAnswer(event.text));
}

/** Stays at the open question, and says why. */
function stay(state: PolicyState, pool: PoolName): Option {
  const { text, state: next } = phrase(state, pool);
  return option('go-on', [text, state.prompt], next);
}

/** How soon after the next question a candidate who was cut off is taken back, in milliseconds. */
const cutOffWithinMs = 30_000;

/** Back to the question that was left too early, where nothing was told at the one that came after it; null elsewhere. */
export function backToCutOff(state: PolicyState, atMs: number): Option | null {
  const { index, askedAtMs, answer, probes, plan, outcomes, timesBack } = state;
  const last = plan?.questions[index - 1];
  const left = outcomes.at(-1);
  const fresh = answer.words === 0 && probes.length === 0 && askedAtMs !== null && atMs - askedAtMs <= cutOffWithinMs;
  if (!fresh || state.returnTo !== null || timesBack >= mostBack || !timeForMore(state, atMs)) return null;
  return last && left?.questionId === last.id && left.outcome === 'answered'
    ? goBack(state, index - 1, 'sorryCutOff', true)
    : null;
}
