import type { jobPosts } from '../db/schema/index.ts';
import type { PlanSummary } from '../textWork/tasks.ts';
import type { TextWork } from '../textWork/textWork.ts';

/** What of a job an interview is planned from. */
type Planned = Pick<typeof jobPosts.$inferSelect, 'title' | 'skills' | 'questions'>;

/** What interviews for a job ask, and what they leave out of its employer's wishes and why. */
export const planOf = (
  textWork: TextWork,
  { title, skills, questions }: Planned,
  maxMs: number,
): Promise<PlanSummary> =>
  textWork.run('summarizePlan', {
    job: { title: title ?? '', skills: skills ?? [], questions: questions ?? [] },
    maxMs,
  });
