import { emailOf } from './emailOf.ts';
import { feedbackPassages } from './feedbackPassages.ts';
import type { Email, EmailBrand, EmailChange, EmailStrength } from './types.ts';
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
  /** Missing or null where what was said is not assessed. */
  readonly strength?: EmailStrength | null | undefined;
  readonly change?: EmailChange | null | undefined;
}

/** Thanks a candidate after an interview for a job: what happens next, feedback, and what they can ask for. */
export function candidateThanksEmail({ brand, job, reportUrl, reviewUrl, ...feedback }: CandidateThanksInput): Email {
  const title = oneLine(job, 120);
  const passages = feedbackPassages(feedback);
  return emailOf(
    {
      subject: `Thank you for your interview: ${oneLine(job, 80)}`,
      preview: 'What happens next, and feedback that is for you only.',
      kicker: 'Your interview',
      title: `Thank you: ${title}`,
      opening: [
        'Your interview is over and everything that you said is kept.',
        'The employer sees what you showed for each skill of the job, without your name and without your address. If you reach the bar that they set, they can ask to see who you are, and then they write to you themselves. A person decides whom to meet.',
        'How you sound takes no part in it: not your pace, your pauses, your voice or your accent.',
        ...(passages.length > 0 ? ['Here is feedback from your interview. It is for you, whatever comes of it.'] : []),
      ],
      ...(passages.length > 0 ? { passages } : {}),
      action: { label: 'Read your report', url: reportUrl },
      more: [{ label: 'You think that the result is wrong? Ask for a person’s review', url: reviewUrl }],
      closing: [
        'You can have your interview erased at any time, on your account’s page.',
        ...(brand.supportEmail ? [`Questions? Write to ${brand.supportEmail}.`] : []),
      ],
    },
    brand,
  );
}
