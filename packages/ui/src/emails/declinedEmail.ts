import { declineWords } from './declineWords.ts';
import { emailOf } from './emailOf.ts';
import type { Email, EmailBrand } from './types.ts';
import { oneLine } from './words.ts';

/** What the e-mail to a candidate who is declined is made of. */
export interface DeclinedInput {
  readonly brand: EmailBrand;
  /** The title of the job. */
  readonly job: string;
  /** Null where the employer gave no name. */
  readonly company: string | null;
  /** The candidate's own report. */
  readonly reportUrl: string;
}

/** Tells a candidate kindly that the employer goes on with others; nothing in it is the employer's own text but names. */
export function declinedEmail({ brand, job, company, reportUrl }: DeclinedInput): Email {
  return emailOf(
    {
      subject: `About your interview: ${oneLine(job, 80)}`,
      preview: 'The employer has made a decision. Your feedback is still yours.',
      kicker: oneLine(job, 120),
      title: 'About your interview',
      opening: declineWords(job, company),
      action: { label: 'Read Your Feedback', url: reportUrl },
      closing: [
        'A person made this decision. You can still ask for a person to review your result, on your feedback page.',
        ...(brand.supportEmail ? [`Questions? Write to ${brand.supportEmail}.`] : []),
      ],
    },
    brand,
  );
}
