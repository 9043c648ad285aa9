import { close, leaveQuestions, timeForMore } from './closing.ts';
import { isNewcomer } from './examples.ts';
import { freshPhrase, option, phrase } from './option.ts';
import type { Option } from './option.ts';
import type { PoolName } from './phrases/index.ts';
import { freshQuestion } from './state.ts';
import type { PolicyState } from './state.ts';

type Outcome = PolicyState['outcomes'][number]['outcome'];

/** Asks the question at `index`, with whatever should be said first. */
export function askQuestion(state: PolicyState, index: number, lead: readonly (string | undefined)[]): Option {
  const question = state.plan?.questions[index];
  if (!question) return close(state, 'completed');
  const prompt = (state.plain ? question.rephrase : undefined) ?? question.text;
  const elsewhere = isNewcomer(state) && question.behavioural ? freshPhrase(state, 'elsewhere') : undefined;
  const next: PolicyState = { ...(elsewhere?.state ?? state), ...freshQuestion, step: 'questions', index, prompt };
  return option('ask', [...lead, prompt, elsewhere?.text], next);
}

/** Notes what became of the current question and goes to the next, or to the end. */
export function moveOn(
  state: PolicyState,
  atMs: number,
  outcome: Outcome,
  lead: { text?: string | undefined; bridge: 'bridge' | 'skip' | 'none' },
): Option {
  const question = state.plan?.questions[state.index];
  if (!question) return close(state, 'completed');
  const noted: PolicyState = {
    ...state,
    outcomes: [...state.outcomes, { questionId: question.id, competency: question.competency, outcome }],
  };
  const index = state.index + 1;
  const of = state.plan?.questions.length ?? 0;
  if (isLastQuestion(state, atMs)) return leaveQuestions(noted, atMs, lead.text);
  if (outcome !== 'answered' && state.outcomes.at(-1)?.outcome !== 'answered' && state.outcomes.length > 0) {
    const easier = phrase(noted, 'easier');
    return askQuestion(easier.state, index, [lead.text, easier.text]);
  }
  if (lead.bridge === 'none') return askQuestion(noted, index, [lead.text]);
  const isLast = index === of - 1;
  const usual = isLast ? 'lastBridge' : lead.bridge;
  const bridge = freshPhrase(noted, state.plain ? (isLast ? 'plainLast' : 'plainBridge') : usual);
  return askQuestion(bridge.state, index, [lead.text, bridge.text]);
}

/** Whether no question of the plan comes after the current one, or there is no time for it. */
export const isLastQuestion = (state: PolicyState, atMs: number): boolean =>
  state.index + 1 >= (state.plan?.questions.length ?? 0) || !timeForMore(state, atMs);

/** What becomes of the current question if it is left now, without a wish to skip it. */
export const answeredSoFar = (state: PolicyState): Outcome => (state.answer.words > 0 ? 'answered' : 'unanswered');

/** Leaves the question with some words. */
export function leave(state: PolicyState, atMs: number, pool: PoolName): Option {
  const { text, state: next } = phrase(state, pool);
  return moveOn(next, atMs, answeredSoFar(state), { text, bridge: 'none' });
}
