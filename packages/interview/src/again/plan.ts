import { generalRole } from '../bank/index.ts';
import { withBudget } from '../plan/budget.ts';
import { ownQuestion } from '../plan/ownQuestion.ts';
import type { InterviewPlan, PlannedQuestion } from '../types.ts';

/** How long a try of one question may take, in milliseconds: two minutes of answer, the longest that is advised, and the talk around it. */
export const tryMs = 3 * 60_000;

/** A question as a report names it. */
interface Asked {
  readonly id: string;
  readonly text: string;
}

/**
 * The plan of a try: one question as it was asked, in the interview that `before` was the plan of. Where that plan can't be
 * read any more, the question is what its words say.
 */
export function planAgain({ id, text }: Asked, before: InterviewPlan | null): InterviewPlan {
  const asked = before?.questions.find((question) => question.id === id) ?? { ...ownQuestion(text), id };
  const { budgetMs: _budget, ...question }: PlannedQuestion = { ...asked, text };
  const { role, title } = before ?? { role: generalRole.id, title: generalRole.title };
  return withBudget({ role, title, questions: [question], from: 'again' }, tryMs);
}
