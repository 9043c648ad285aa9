import type { PlannedQuestion } from '../types.ts';
import type { PolicyState } from './state.ts';

/** The question that is being answered, or null outside the questions. */
export const currentQuestion = (state: PolicyState): PlannedQuestion | null =>
  state.step === 'questions' ? (state.plan?.questions[state.index] ?? null) : null;

/** What a screen shows: the question stays while probes are asked. Null before the first and after the last question. */
export function questionView(state: PolicyState): { id: string; n: number; of: number; text: string } | null {
  const question = currentQuestion(state);
  if (!question || !state.plan) return null;
  return { id: question.id, n: state.index + 1, of: state.plan.questions.length, text: question.text };
}

const phases = {
  start: 'opening',
  role: 'opening',
  questions: 'questions',
  'own-questions': 'closing',
  ended: 'ended',
} as const;

/** Where the interview is; `ended` means that goodbye has been said. */
export const phaseOf = (state: PolicyState): 'opening' | 'questions' | 'closing' | 'ended' => phases[state.step];

/**
 * How long silence may last, in milliseconds after the interviewer finished, before a nudge. A story takes longer to
 * find than a view; someone who asked for a moment, or is in distress, gets half a minute, and a minute for a pause; after a
 * nudge there is more time, not less.
 */
export function patienceMs(state: PolicyState): number {
  if (state.offered === 'care') return state.waiting ? 60_000 : 30_000;
  if (state.waiting) return 30_000;
  if (state.step === 'own-questions') return 9_000;
  const question = currentQuestion(state);
  const base = question ? (question.behavioural && state.probes.length === 0 ? 12_000 : 10_000) : 10_000;
  return base + Math.min(state.quiet, 2) * 3_000;
}
