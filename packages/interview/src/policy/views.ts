import type { PlannedQuestion } from '../types.ts';
import type { PolicyState } from './state.ts';

/** The question that is being answered, or null outside the questions. */
export const currentQuestion = (state: PolicyState): PlannedQuestion | null =>
  state.step === 'questions' ? (state.plan?.questions[state.index] ?? null) : null;

/** Whether an employer asked for this interview, by what its plan was made from. Plans without that are of employers. */
export const isEmployers = ({ planGiven, plan }: PolicyState): boolean => planGiven && (plan?.from ?? 'job') === 'job';

/** What a screen shows: the question stays while probes are asked. Null before the first and after the last question. */
export function questionView(state: PolicyState): { id: string; n: number; of: number; text: string } | null {
  const question = currentQuestion(state);
  if (!question || !state.plan) return null;
  return {
    id: question.id,
    n: state.index + 1,
    of: state.plan.questions.length,
    text: (state.plain ? question.rephrase : undefined) ?? question.text,
  };
}

/** How many of the plan's questions were answered; null until one is asked. */
export function progressView(state: PolicyState): { answered: number; of: number } | null {
  const of = state.plan?.questions.length;
  if (of === undefined || state.step === 'start' || state.step === 'role') return null;
  const answered = new Set(
    state.outcomes.flatMap(({ outcome, questionId }) => (outcome === 'answered' ? questionId : [])),
  );
  const current = currentQuestion(state);
  if (current && state.answer.words > 0) answered.add(current.id);
  return { answered: answered.size, of };
}

/** Whether the clock may be stopped now: not before the greeting, after the goodbye, or while help is on the screen. */
export const mayPause = ({ pausable, step, help }: PolicyState): boolean =>
  pausable && !help && step !== 'start' && step !== 'ended';

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
 * Whether the screen shows where to call, since the candidate spoke of danger to a life: `offered` while the interview can
 * still be gone on with, `closing` once goodbye is being said, null otherwise.
 */
export const helpView = ({ help, step }: PolicyState): 'offered' | 'closing' | null =>
  help ? (step === 'ended' ? 'closing' : 'offered') : null;

/**
 * How long silence may last, in milliseconds after the interviewer finished, before a nudge. A story takes longer to
 * find than a view, and a choice after feedback has 20 s; someone who asked for a moment, or is in distress, gets half a minute, and a minute for a pause; after a
 * nudge there is more time, not less. A candidate who asked for more time, or types, has as many times as long as their
 * `patience` says.
 */
export function patienceMs(state: PolicyState): number {
  if (state.help) return 60_000;
  return usualPatienceMs(state) * state.patience;
}

function usualPatienceMs(state: PolicyState): number {
  if (state.offered === 'care') return state.waiting ? 60_000 : 30_000;
  if (state.waiting) return Math.max(30_000, state.waitMinutes * 60_000);
  if (state.choosing) return 20_000;
  if (state.step === 'own-questions') return 9_000;
  const question = currentQuestion(state);
  const base = question ? (question.behavioural && state.probes.length === 0 ? 12_000 : 10_000) : 10_000;
  return base + Math.min(state.quiet, 2) * 3_000;
}
