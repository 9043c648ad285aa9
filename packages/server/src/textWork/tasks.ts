/** The tasks of the processes for text: each reads text of strangers, and may take long. */
import type { EmployerJob, JobSuggestion } from '@viva/api-client';
import type { Turn } from '@viva/api-client/internal';
import {
  type AnswersRead,
  type Brief,
  type ModelAssessment,
  type PlannedJob,
  type Report,
  type SessionRecord,
  advertLines,
  assessmentBrief,
  buildReport,
  planForJob,
  describedJob,
  isEnglish,
  judgeCorrection as judge,
  readJobDescription,
  withKinds,
} from '@viva/interview';
import { createMask } from '../hiring/masking.ts';
import { fitReading } from '../jobPosts/fitReading.ts';
import { kindsIn, readAdvert, readAnswersOf } from './reading.ts';

export { readMessage } from './reading.ts';

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
export const readDescription = async (content: string): Promise<JobSuggestion> =>
  fitReading(await readJobDescription(content, readAdvert));

/** What the job asks for that a person practices for, and whether its ad is in English; null when no job is found in the text. */
export async function describeJob(content: string): Promise<{
  title: string;
  skills: { name: string; term: string }[];
  questions: string[];
  english: boolean;
} | null> {
  const reading = await readAdvert(advertLines(content));
  const { title, skills } = describedJob(reading);
  if (title === '' && skills.length < 2) return null;
  const { questions } = await readJobDescription(content, () => Promise.resolve(reading));
  return {
    title,
    skills: skills.map(({ name, term }) => ({ name, term })),
    // The interview has an opener of its own, and fills up by itself.
    questions: questions.flatMap(({ kind, text }) => (kind === 'opener' || kind === 'general' ? [] : [text])),
    english: isEnglish(content),
  };
}

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

/** A session as its report is made of it. */
export interface InterviewRead {
  /** Every turn of it says what it was taken for. */
  readonly record: SessionRecord;
  /** Missing where the learned encoder is. */
  readonly read?: AnswersRead;
  /** What a model is asked in its two passes; null where nothing of it is assessed. */
  readonly briefs: readonly [Brief, Brief] | null;
}

/** Reads what was said in a session. */
export async function readInterview(session: SessionRecord): Promise<InterviewRead> {
  const record = await withKinds(session, kindsIn);
  const read = await readAnswersOf(record);
  if (!read) return { record, briefs: null };
  const [first, second] = [assessmentBrief(record, read, 1), assessmentBrief(record, read, 2)];
  return { record, read, briefs: first && second && [first, second] };
}

/** The report of a session that was read; `nth`: how many its owner had before. */
export const makeReport = ({
  record,
  ...from
}: Omit<InterviewRead, 'briefs'> & { readonly assessment?: ModelAssessment; readonly nth?: number }): Report =>
  buildReport(record, from);

/** What a correction of a turn as it was heard is. */
export const judgeCorrection = ({ turn, text }: { readonly turn: Turn; readonly text: string }) => judge(turn, text);
