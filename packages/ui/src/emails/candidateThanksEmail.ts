import { emailOf } from './emailOf.ts';
import { feedbackPassages } from './feedbackPassages.ts';
import { assessedLine } from './reportEmail.ts';
import { ribbonPicture } from './ribbonPicture.ts';
import type { Email, EmailBrand, EmailReport } from './types.ts';
import { oneLine } from './words.ts';

/** What the e-mail to a candidate is made of. */
export interface CandidateThanksInput {
  readonly brand: EmailBrand;
  /** The title of the job. */
  readonly job: string;
  /** The candidate's own report. */
  readonly reportUrl: string;
  /** Where a person's review is asked for. */
  readonly reviewUrl: string;
  readonly report: EmailReport;
}

/** Thanks a candidate after an interview for a job: what happens next, feedback, and what they can ask for. */
export function candidateThanksEmail(input: CandidateThanksInput): Email {
  const { brand, job, reportUrl, reviewUrl, report } = input;
  return emailOf(
    {
      subject: `Thank you for your interview: ${oneLine(job, 80)}`,
      preview: 'What happens next, and feedback just for you.',
      kicker: oneLine(job, 120),
      title: 'Thank you for your interview',
      opening: [
        'Hello,',
        'Your interview is complete, and everything you said is saved.',
        'If your answers meet what the job asks for, the employer sees your levels and short quotes for each skill, your answers to yes-or-no questions, and whether you spoke or typed, without your name or email address. If they don’t, or can’t be rated, it learns that and nothing else, unless you ask for a review. To contact you, it first pays to unlock your interview. Only then does it get your email address, the transcript, and the recording.',
        'How you sound doesn’t count: not your pace, your pauses, your voice, or your accent.',
        'Here’s feedback on your interview. It’s yours either way, and only you get it.',
      ],
      picture: ribbonPicture(report.ribbon, reportUrl),
      passages: feedbackPassages(report),
      summary: assessedLine(report),
      action: { label: 'Read Your Report', url: reportUrl },
      more: [{ label: 'Think the result is wrong? Ask for a person to review it', url: reviewUrl }],
      closing: [
        'To delete this interview alone, write to us. To delete everything, use My Account.',
        ...(brand.supportEmail ? [`Questions? Write to ${brand.supportEmail}.`] : []),
      ],
    },
    brand,
  );
}
