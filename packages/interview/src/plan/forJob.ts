import { levelOf } from '../jobs/questions/wordings.ts';
import { inTitle } from '../jobs/seniority.ts';
import type { InterviewPlan, PlannedQuestion } from '../types.ts';
import { questionsThatFit, usualMs, withBudget } from './budget.ts';
import { cover, once } from './cover.ts';
import { bankQuestions, defaultQuestionCount, makePlan } from './forRole.ts';
import { wantedFirst } from './wanted.ts';
import { openerFor } from './opener.ts';
import { ownQuestion } from './ownQuestion.ts';
import { faultOf } from './rules.ts';
import { flat, titleAndRole } from './sayable.ts';

/** A job as its employer means it. Everything of it is data. */
export interface PlannedJob {
  readonly title: string;
  /** What it requires, most important first. */
  readonly skills?: readonly string[] | undefined;
  /** What is to be asked, in this order. */
  readonly questions: readonly string[];
  /** How many questions are asked at most; without it as many as there is time for, and all of the employer's own. */
  readonly most?: number | undefined;
}

type Refused = NonNullable<InterviewPlan['refused']>;

/** The employer's questions that may be asked, `most` of them, and why the others are left out. */
function reviewed(questions: readonly string[], most: number): { questions: PlannedQuestion[]; refused: Refused } {
  const kept: string[] = [];
  const refused: Refused = [];
  for (const [index, text] of questions.map(flat).entries()) {
    if (text === '') continue;
    const reason = faultOf(text, kept) ?? (kept.length >= most ? 'no-time' : null);
    if (reason) refused.push({ index, reason });
    else kept.push(text);
  }
  return { questions: kept.map(ownQuestion), refused };
}

/**
 * The questions of an employer's interview: the employer's own, in their order, without any that may not be asked, and
 * after them questions for the required skills that none of these asks for, as many as there is time for. Where the
 * employer left all to the interviewer, an opener, questions for the skills, and the bank's to fill it up; without
 * skills too, those that {@link makePlan} has for the job's title. `maxMs` is the session's time. The number of
 * questions does not depend on the seed.
 */
export function planForJob(job: PlannedJob, seed: string, maxMs: number = usualMs): InterviewPlan {
  const { title, role } = titleAndRole([job.title]);
  const { questions: asked, refused } = reviewed(job.questions, job.most ?? Number.POSITIVE_INFINITY);
  const skills = once((job.skills ?? []).map(flat));
  const rest = { role, title, from: 'job' as const, ...(skills.length > 0 ? { skills } : {}) };
  const most = Math.min(questionsThatFit(maxMs), job.most ?? Number.POSITIVE_INFINITY);
  const fill = Math.min(defaultQuestionCount, most);
  const first = asked.length > 0 ? asked : [openerFor(title, seed)];
  const level = levelOf(inTitle(job.title) ?? 'regular');
  const options = { seed, room: most - first.length, footing: () => 'job' as const, level };
  const { questions, added, uncovered } = cover(first, skills, options);
  const notes = { ...(skills.length > 0 ? { uncovered } : {}), ...(refused.length > 0 ? { refused } : {}) };
  if (asked.length > 0) return withBudget({ ...rest, questions: [...questions, ...added], ...notes }, maxMs);
  if (added.length === 0) return { ...makePlan({ role, title, seed, maxMs, questions: fill }), ...rest, ...notes };
  const all = [...questions, ...added];
  const others = wantedFirst(bankQuestions({ role, seed, questions: 8 }), skills)
    .filter(
      ({ competency, text }) =>
        competency !== 'motivation' &&
        faultOf(
          text,
          all.map((one) => one.text),
        ) === null,
    )
    .slice(0, Math.max(0, fill - all.length));
  const covered = cover(others, skills, { ...options, room: 0 }).questions;
  return withBudget({ ...rest, questions: [...all, ...covered], ...notes }, maxMs);
}
