import type { AdvertReading } from '@viva/understanding';
import { type JobQuestion, makeQuestions } from './questions/makeQuestions.ts';
import { wholeDuty } from './questions/wholeDuty.ts';
import { type Seniority, seniorityOf } from './seniority.ts';
import { asEntry } from './skills/asEntry.ts';
import { type Skill, chooseSkills } from './skills/chooseSkills.ts';
import { isEnglish } from './text/isEnglish.ts';
import { advertLines } from './text/lines.ts';
import { touchesUnlawful } from '../policy/unlawful.ts';
import { titleOf } from './title/titleOf.ts';

/** What was read from a job description: what the employer then checks and edits. */
export interface JobReading {
  /** '' when the text names no job. */
  readonly suggested_title: string;
  /** Most important first, at most eight. */
  readonly required_skills: readonly string[];
  /** Five to ten, to be read aloud. */
  readonly key_questions: readonly string[];
  /** What the person will do, as the description says it. */
  readonly duties: readonly string[];
  /** What comes with the job and is no skill: licenses to drive, shifts, lifting, checks, contract, place. */
  readonly conditions: readonly string[];
  readonly seniority: Seniority;
  /** The same questions, with what each asks about. */
  readonly questions: readonly JobQuestion[];
}

/** What a job description asks for, as an interview is planned from it. */
export interface DescribedJob {
  readonly title: string;
  readonly skills: readonly Skill[];
}

/** Reads the lines of an advert; see `AdvertReader`. */
export type ReadAdvert = (lines: readonly string[]) => Promise<AdvertReading>;

/** A line is believed to be a duty, or a condition, from this confidence on. */
const surely = 0.5;
/** So many duties and conditions are told. */
const mostTold = 20;

/**
 * Reads a job's title, skills, duties and conditions, and makes interview questions, from an advert of any shape in
 * English. Repeatable to the byte. The text is data: what it orders is left out, and only names of jobs and skills, and
 * duties, reach the result.
 */
export async function readJobDescription(content: string, read: ReadAdvert): Promise<JobReading> {
  const reading = await read(advertLines(content));
  const { title, skills } = describedJob(reading);
  const duties = dutiesOf(reading);
  const seniority = seniorityOf(title, reading);
  const entries = skills.map((skill) => ({ ...skill, entry: asEntry(skill.name) }));
  const foreign = !isEnglish(content);
  const questions = makeQuestions({ title, skills, duties, seniority, foreign }, content).map((question) => {
    const entry = entries.find(({ name }) => name === question.skill)?.entry;
    return entry === undefined ? question : { ...question, skill: entry };
  });
  return {
    suggested_title: title,
    required_skills: entries.map(({ entry }) => entry),
    key_questions: questions.map(({ text }) => text),
    duties,
    conditions: reading.lines
      .filter(({ label, confidence }) => label === 'condition' && confidence >= surely)
      .map(({ text }) => bare(text))
      .slice(0, mostTold),
    seniority,
    questions,
  };
}

/** The title and the skills that an advert's reading shows. */
export function describedJob(reading: AdvertReading): DescribedJob {
  const title = titleOf(reading);
  return { title, skills: chooseSkills(reading, title) };
}

const bare = (text: string): string => text.replace(/^[^\p{L}\p{N}$£€]+/u, '').trim();

function dutiesOf({ lines }: AdvertReading): string[] {
  const duties = lines
    .filter(({ label, confidence }) => label === 'duty' && confidence >= surely)
    .flatMap(({ duties: parts, text }) => (parts.length > 0 ? parts.map((part) => wholeDuty(part, text)) : [text]))
    .map(bare)
    .filter((duty) => duty.split(' ').length > 1 && !touchesUnlawful(duty));
  return [...new Set(duties)].slice(0, mostTold);
}
