import { close, leaveQuestions, timeForMore } from './closing.ts';
import { isNewcomer } from './examples.ts';
import { freshPhrase, option, phrase } from './option.ts';
import type { Option } from './option.ts';
import type { PoolName } from './phrases/index.ts';
import { freshQuestion } from './state.ts';
import type { PolicyState } from './state.ts';
import type { PlannedQuestion } from '../types.ts';

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
  const index = nextIndex(state);
  const noted: PolicyState = { ...withOutcome(state, question, outcome), returnTo: null, choosing: false };
  const of = state.plan?.questions.length ?? 0;
  if (isLastQuestion(state, atMs)) return leaveQuestions(noted, atMs, lead.text);
  if (wasAsked(state, index)) {
    const back = phrase(noted, 'backToOpen');
    return askQuestion(back.state, index, [lead.text, back.text]);
  }
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

/** Place of the question that comes after the current one: the next, or where the interview was before it went back. */
const nextIndex = (state: PolicyState): number => state.returnTo ?? state.index + 1;

/** Whether the question at `index` is open already, since the interview went back from it. */
const wasAsked = ({ returnTo, plan, said }: PolicyState, index: number): boolean => {
  const { text, rephrase } = plan?.questions[index] ?? {};
  return returnTo !== null && said.some((line) => [text, rephrase].some((one) => one && line.includes(one)));
};

/** The state with what became of a question. What was answered stays so, whatever became of it the second time. */
export function withOutcome(state: PolicyState, { id, competency }: PlannedQuestion, outcome: Outcome): PolicyState {
  const before = state.outcomes.find(({ questionId }) => questionId === id);
  const others = state.outcomes.filter((other) => other !== before);
  const best = before?.outcome === 'answered' ? before.outcome : outcome;
  return { ...state, outcomes: [...others, { questionId: id, competency, outcome: best }] };
}

/** Whether no question of the plan comes after the current one, or there is no time for it. */
export const isLastQuestion = (state: PolicyState, atMs: number): boolean =>
  nextIndex(state) >= (state.plan?.questions.length ?? 0) || !timeForMore(state, atMs);

/** What becomes of the current question if it is left now, without a wish to skip it. */
export const answeredSoFar = (state: PolicyState): Outcome => (state.answer.words > 0 ? 'answered' : 'unanswered');

/** Leaves the question with some words. */
export function leave(state: PolicyState, atMs: number, pool: PoolName): Option {
  const { text, state: next } = phrase(state, pool);
  return moveOn(next, atMs, answeredSoFar(state), { text, bridge: 'none' });
}
