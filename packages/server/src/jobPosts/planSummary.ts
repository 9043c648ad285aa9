import type { PlanSummary } from '../textWork/tasks.ts';
import type { TextWork } from '../textWork/textWork.ts';
import { type Asked, askedFor, longestFor } from './asked.ts';

/** What interviews for a job ask, and what they leave out of its employer's wishes and why. */
export const planOf = (textWork: TextWork, job: Asked, maxMs: number): Promise<PlanSummary> =>
  textWork.run('summarizePlan', { job: askedFor(job, maxMs), maxMs: longestFor(job, maxMs) });
