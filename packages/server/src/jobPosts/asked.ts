import type { FinalizedJob } from '@viva/api-client';
import { type PlannedJob, questionsThatFit } from '@viva/interview';
import type { jobPosts } from '../db/schema/index.ts';

/** A row of `job_posts`. */
type JobPost = typeof jobPosts.$inferSelect;

/** What of a job its interviews are planned from. */
export type Asked = Pick<JobPost, 'title' | 'skills' | 'questions' | 'niceToHave' | 'minutes' | 'questionCount'>;

/** How long an interview for a job takes at most, in milliseconds; `maxMs` is the longest that any may take. */
export const longestFor = ({ minutes }: Pick<JobPost, 'minutes'>, maxMs: number): number =>
  Math.min(maxMs, (minutes ?? Number.POSITIVE_INFINITY) * 60_000);

/** What an interview for a job asks: what the job must have is asked for before what is nice to have. */
export function askedFor(job: Asked, maxMs: number): PlannedJob & { readonly skills: string[]; questions: string[] } {
  const { title, skills, questions, niceToHave, minutes, questionCount } = job;
  const isNice = (skill: string) => niceToHave.includes(skill);
  const all = skills ?? [];
  const fitting = minutes === null ? Number.POSITIVE_INFINITY : questionsThatFit(longestFor(job, maxMs));
  const most = Math.min(fitting, questionCount ?? Number.POSITIVE_INFINITY);
  return {
    title: title ?? '',
    skills: [...all.filter((skill) => !isNice(skill)), ...all.filter(isNice)],
    questions: questions ?? [],
    ...(Number.isFinite(most) ? { most } : {}),
  };
}

/** Who asks for a job's interviews, as candidates read it. */
export const employerOf = ({ company }: Pick<JobPost, 'company'>): string => company ?? 'the employer';

/** Whether candidates have agreed to be recorded for a job's company. */
export const companyFixed = ({ company, candidateCount }: Pick<JobPost, 'company' | 'candidateCount'>): boolean =>
  company !== null && candidateCount > 0;

/** The parts of a form that can be left out, as they are stored; what is left out is missing. */
export function optionalParts(form: Omit<FinalizedJob, 'contact_email'>) {
  const { company, note, minutes, question_count: questionCount, nice_to_have: nice, required_skills: skills } = form;
  return {
    ...(company === undefined ? {} : { company }),
    ...(note === undefined ? {} : { note }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(questionCount === undefined ? {} : { questionCount }),
    ...(nice === undefined ? {} : { niceToHave: skills.filter((skill) => nice.includes(skill)) }),
  };
}
