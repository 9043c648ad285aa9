import type { EmployerJob } from '@viva/api-client';
import { planForJob } from '@viva/interview';
import type { jobPosts } from '../db/schema/index.ts';

/** What of a job an interview is planned from. */
type Planned = Pick<typeof jobPosts.$inferSelect, 'title' | 'skills' | 'questions'>;

/** What every interview for a job leaves out of what its employer wrote, and why, by the plan that interviewers follow. */
export function leftOutOf({ title, skills, questions }: Planned, maxMs: number): EmployerJob['leftOut'] {
  const asked = questions ?? [];
  const plan = planForJob({ title: title ?? '', skills: skills ?? [], questions: asked }, '', maxMs);
  return {
    questions: (plan.refused ?? []).map(({ index, reason }) => ({ question: asked[index] ?? '', reason })),
    skills: plan.uncovered ?? [],
  };
}
