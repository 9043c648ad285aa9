import { passagesOf } from './sections/passages.ts';
import { makeQuestions } from './questions/makeQuestions.ts';
import { asEntry, chooseSkills } from './skills/choose.ts';
import { mentionsIn } from './skills/find.ts';
import { longestDescription } from './text/believed.ts';
import { cleanText } from './text/clean.ts';
import { linesOf } from './text/lines.ts';
import { findTitle } from './title/findTitle.ts';

/** What was read from a job description: what the employer then checks and edits. */
export interface JobReading {
  /** '' when the text names no job. */
  suggested_title: string;
  /** Most important first, at most 30. */
  required_skills: string[];
  /** Five to ten, to be read aloud. */
  key_questions: string[];
}

/**
 * Reads a job's title, required skills and interview questions from an advertisement of any shape, in English and
 * partly in German, French, Spanish and others, without a model. Pure, and repeatable to the byte; never throws.
 * The text is data: what it orders is left out, and only names of jobs and skills reach the result.
 */
export function readJobDescription(content: string): JobReading {
  const text = cleanText(content.slice(0, longestDescription));
  const lines = linesOf(text);
  const title = findTitle(lines);
  const skills = chooseSkills(mentionsIn(passagesOf(lines)), title);
  return {
    suggested_title: title,
    required_skills: skills.map(({ name }) => asEntry(name)),
    key_questions: makeQuestions(title, skills, text),
  };
}
