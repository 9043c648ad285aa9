import { barText, type Level, levelWords, levels } from '../levels.ts';
import { emailOf } from './emailOf.ts';
import type { Bar } from './letter.ts';
import type { Email, EmailBrand } from './types.ts';
import { moment, oneLine } from './words.ts';

/** One required skill as a candidate showed it. */
export interface EmailSkill {
  readonly skill: string;
  /** Null where there is not enough evidence. */
  readonly level: Level | null;
  /** The words that show it best; `corrected`: as the candidate says, where we heard something else. */
  readonly quote?:
    | { readonly text: string; readonly startMs: number; readonly typed: boolean; readonly corrected: boolean }
    | undefined;
}

/** What the e-mail to an employer is made of. Nothing in it says who the candidate is. */
export interface CandidateReachedInput {
  readonly brand: EmailBrand;
  readonly job: string;
  /** A name that says nothing, as in `Candidate 4`. */
  readonly candidate: string;
  /** Over all skills. */
  readonly level: Level;
  /** 0 to 100. */
  readonly bar: number;
  readonly skills: readonly EmailSkill[];
  /** Who or what made the result, in sentences. */
  readonly madeBy: readonly string[];
  /** The candidate on the job's private page; left out where the link cannot be made again. */
  readonly url?: string | undefined;
}

const barOf = ({ skill, level, quote }: EmailSkill): Bar => ({
  label: skill,
  value: level === null ? 'not enough evidence' : levelWords[level].name,
  share: level === null ? null : (levels.indexOf(level) + 1) / levels.length,
  ...(quote ? { note: noteOf(quote) } : {}),
});

/** Words with their moment, and what an employer should know of how they came. */
function noteOf({ text, startMs, typed, corrected }: NonNullable<EmailSkill['quote']>): string {
  const at = `at\u00a0${moment(startMs)}`;
  return `“${text}” ${typed ? `typed ${at}` : at}${corrected ? ', corrected by the candidate' : ''}`;
}

/** Tells an employer that a candidate reached the bar: what was shown, never who it is. */
export function candidateReachedEmail(input: CandidateReachedInput): Email {
  const { brand, job, candidate, level, bar, skills, madeBy, url } = input;
  const { name } = levelWords[level];
  return emailOf(
    {
      subject: `A candidate met your bar: ${oneLine(job, 80)}`,
      preview: `${candidate}: ${name}, and what they said for each skill.`,
      kicker: oneLine(job, 120),
      title: 'A candidate met your bar',
      opening: [
        `Across all skills, ${candidate} reached “${name}.” Your bar is “${barText(bar)}.”`,
        'Here’s what they showed for each skill you asked for, in their own words.',
      ],
      sections: [
        {
          heading: 'Skill by skill',
          value: name,
          bars: skills.map(barOf),
        },
      ],
      ...(url ? { action: { label: 'Read All the Evidence', url } } : {}),
      closing: [
        ...(url ? [] : ['All the evidence is on your private page. Its link is in our last email that had one.']),
        'You won’t see who it is until you unlock this candidate. You pay only for the candidates you unlock.',
        [...madeBy, 'You decide who to contact.'].join(' '),
        ...(brand.supportEmail ? [`Questions? Write to ${brand.supportEmail}.`] : []),
      ],
    },
    brand,
  );
}
