import { emailOf } from './emailOf.ts';
import { feedbackPassages } from './feedbackPassages.ts';
import { sectionsOf, transcriptOf } from './reportLetter.ts';
import type { Email, EmailBrand, EmailNorms, EmailReport } from './types.ts';
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
  /** Bands that the figures are shown beside; the same that the report is measured with. */
  readonly norms: EmailNorms;
}

/** Thanks a candidate after an interview for a job: what happens next, feedback, and what they can ask for. */
export function candidateThanksEmail(input: CandidateThanksInput): Email {
  const { brand, job, reportUrl, reviewUrl, report, norms } = input;
  const passages = feedbackPassages(report);
  return emailOf(
    {
      subject: `Thank you for your interview: ${oneLine(job, 80)}`,
      preview: 'What happens next, and feedback that is for you only.',
      kicker: oneLine(job, 120),
      title: 'Thank you for your interview',
      opening: [
        'Your interview is over and everything that you said is kept.',
        'If you reach the bar that the employer set, they read what you showed for each skill of the job, without your name and without your address. They can then pay to see who you are and what you said, and write to you themselves. If you do not reach it, that is all that they are told. A person decides whom to meet.',
        'How you sound takes no part in it: not your pace, your pauses, your voice or your accent.',
        'Here is feedback from your interview, and everything that was said. It is for you, whatever comes of it.',
      ],
      ...(passages.length > 0 ? { passages } : {}),
      sections: sectionsOf(report, norms),
      transcript: transcriptOf(report),
      action: { label: 'Read Your Report', url: reportUrl },
      more: [{ label: 'You think that the result is wrong? Ask for a person’s review', url: reviewUrl }],
      closing: [
        'You can have your interview erased at any time, on your account’s page.',
        ...(brand.supportEmail ? [`Questions? Write to ${brand.supportEmail}.`] : []),
      ],
    },
    brand,
  );
}
