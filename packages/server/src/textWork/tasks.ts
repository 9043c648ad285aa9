/** The tasks of the text threads: each reads text of strangers, and may take long. */
import type { EmployerJob, JobSuggestion } from '@viva/api-client';
import {
  type ModelAssessment,
  type PlannedJob,
  type Report,
  type SessionRecord,
  buildReport,
  planForJob,
  readJobDescription,
} from '@viva/interview';
import { createMask } from '../hiring/masking.ts';
import { fitReading } from '../jobPosts/fitReading.ts';

/** The words of a candidate that are to be masked, and what names them. */
export interface MaskInput {
  readonly email: string;
  /** Everything that they said: names are learned from it. */
  readonly said: string;
  readonly texts: readonly string[];
}

/** A job's plan as its employer and its candidates see it. */
export interface PlanSummary {
  readonly questions: number;
  readonly leftOut: EmployerJob['leftOut'];
}

/** What a job's skills and title are, read from its description. */
export const readDescription = (content: string): JobSuggestion => fitReading(readJobDescription(content));

/** Hides in each text who said it; in the order of the texts. */
export const mask = ({ email, said, texts }: MaskInput): string[] => texts.map(createMask(email, said));

/** What every interview for a job asks, whatever its seed, and what it leaves out of the employer's wishes. */
export function summarizePlan({ job, maxMs }: { readonly job: PlannedJob; readonly maxMs: number }): PlanSummary {
  const plan = planForJob(job, '', maxMs);
  return {
    questions: plan.questions.length,
    leftOut: {
      questions: (plan.refused ?? []).map(({ index, reason }) => ({ question: job.questions[index] ?? '', reason })),
      skills: plan.uncovered ?? [],
    },
  };
}

/** The report of a session. */
export const makeReport = (input: { readonly record: SessionRecord; readonly assessment?: ModelAssessment }): Report =>
  buildReport(input.record, { assessment: input.assessment });
