import { emailOf } from './emailOf.ts';
import type { Bar } from './letter.ts';
import type { Email, EmailBrand } from './types.ts';
import { moment, oneLine } from './words.ts';

/** One required skill as a candidate showed it. */
export interface EmailSkill {
  readonly skill: string;
  /** 0 to 5; null where there is not enough evidence. */
  readonly score: number | null;
  /** The words that show it best. */
  readonly quote?: { readonly text: string; readonly startMs: number } | undefined;
}

/** What the e-mail to an employer is made of. Nothing in it says who the candidate is. */
export interface CandidateReachedInput {
  readonly brand: EmailBrand;
  readonly job: string;
  /** A name that says nothing, as in `Candidate 4`. */
  readonly candidate: string;
  /** 0 to 100. */
  readonly overall: number;
  readonly bar: number;
  readonly skills: readonly EmailSkill[];
  /** Who or what made the result, in sentences. */
  readonly madeBy: readonly string[];
  /** The candidate on the job's private page; left out where the link cannot be made again. */
  readonly url?: string | undefined;
}

const barOf = ({ skill, score, quote }: EmailSkill): Bar => ({
  label: skill,
  value: score === null ? 'not enough evidence' : `${score} of 5`,
  share: score === null ? null : score / 5,
  ...(quote ? { note: `“${quote.text}” at\u00a0${moment(quote.startMs)}` } : {}),
});

/** Tells an employer that a candidate reached the bar: what was shown, never who it is. */
export function candidateReachedEmail(input: CandidateReachedInput): Email {
  const { brand, job, candidate, overall, bar, skills, madeBy, url } = input;
  return emailOf(
    {
      subject: `A candidate reached your bar: ${oneLine(job, 80)}`,
      preview: `${candidate}: ${overall} of 100, and what was said for each skill.`,
      kicker: oneLine(job, 120),
      title: 'A candidate reached your bar',
      opening: [
        `${candidate} came to ${overall} of 100. Your bar is ${bar}.`,
        'Here is what was shown for each skill that you asked for, with the words that show it.',
      ],
      sections: [
        {
          heading: 'Skill by skill',
          value: `${overall} of 100`,
          paragraphs: [],
          bars: skills.map(barOf),
          layout: 'stacked',
        },
      ],
      ...(url ? { action: { label: 'Read All the Evidence', url } } : {}),
      closing: [
        ...(url ? [] : ['All the evidence is on your private page; its link is in the last email that had one.']),
        'Who it is stays unknown until you unlock this candidate. You pay only for those whom you unlock.',
        [...madeBy, 'Whom to meet is your decision.'].join(' '),
        ...(brand.supportEmail ? [`Questions? Write to ${brand.supportEmail}.`] : []),
      ],
    },
    brand,
  );
}
