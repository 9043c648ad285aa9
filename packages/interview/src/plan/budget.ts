import { closingMarginMs } from '../policy/closing.ts';
import type { Evidence, InterviewPlan, PlanBudget, PlannedQuestion } from '../types.ts';

/** An interview's time where none is told, in milliseconds. */
export const usualMs = 20 * 60_000;

/** Hello and how it goes, read aloud. */
const greetingMs = 20_000;
/** The goodbye, read aloud. */
const goodbyeMs = 15_000;
/** What a question takes at least with its answer and one thing asked back: the advised minute, and the talk around it. */
const leastMs = 110_000;
/** Two minutes of answer, the longest that is advised, and two things asked back. */
const mostMs = 240_000;
/** More would tire anybody. */
const mostQuestions = 9;

/** A story takes longest to tell, a yes or a no hardly any time. */
const weight: Readonly<Record<Evidence, number>> = { background: 0.8, story: 1.2, method: 1, view: 0.9, fact: 0.5 };

/** How an interview of `maxMs` is spent; the candidate's own questions and the goodbye have what the policy keeps free. */
export function budgetOf(maxMs: number): PlanBudget {
  const kept = Math.min(Math.round(closingMarginMs(maxMs)), Math.floor(maxMs / 2));
  const closingMs = Math.min(goodbyeMs, Math.floor(kept / 2));
  const greeting = Math.min(greetingMs, Math.floor(maxMs / 10));
  const questionsMs = Math.max(0, Math.floor(maxMs) - kept - greeting);
  return { greetingMs: greeting, questionsMs, ownQuestionsMs: kept - closingMs, closingMs };
}

/** As many questions as an interview of `maxMs` has time for, 1 to 9. */
export const questionsThatFit = (maxMs: number): number =>
  Math.max(1, Math.min(mostQuestions, Math.floor(budgetOf(maxMs).questionsMs / leastMs)));

/** The plan with its time shared out: each question's in whole seconds, together no more than there is. */
export function withBudget(plan: InterviewPlan, maxMs: number): InterviewPlan {
  const budget = budgetOf(maxMs);
  const weights = plan.questions.map(({ evidence = 'view' }) => weight[evidence]);
  const total = weights.reduce((sum, one) => sum + one, 0);
  const share = (at: number) => (budget.questionsMs * (weights[at] ?? 1)) / total;
  const questions = plan.questions.map((question, at): PlannedQuestion => {
    const budgetMs = Math.min(mostMs, Math.floor(share(at) / 1_000) * 1_000);
    return budgetMs > 0 ? { ...question, budgetMs } : question;
  });
  return { ...plan, questions, budget };
}
