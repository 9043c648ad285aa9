import { emailOf } from './emailOf.ts';
import type { Email, EmailBrand } from './types.ts';
import { oneLine } from './words.ts';

/** What the e-mail to an invited candidate is made of. */
export interface InvitationInput {
  readonly brand: EmailBrand;
  /** The title of the job. */
  readonly job: string;
  /** Null where the employer gave no name. */
  readonly company: string | null;
  /** The longest that the interview takes, in minutes. */
  readonly minutes: number;
  readonly smartUrl: string;
  /** The page on which its reader can stop all invitations. */
  readonly stopUrl: string;
}

/** Invites a candidate to an interview; nothing in it is the employer's own text but names. */
export function invitationEmail({ brand, job, company, minutes, smartUrl, stopUrl }: InvitationInput): Email {
  const who = company === null ? 'An employer' : oneLine(company, 80);
  return emailOf(
    {
      subject: `${who} invites you to an interview: ${oneLine(job, 80)}`,
      preview: `By voice, up to ${minutes} minutes, whenever it suits you.`,
      kicker: oneLine(job, 120),
      title: 'You’re invited to an interview',
      opening: [
        `${who} asked us to invite you to a first interview. You talk by voice with an AI interviewer, for up to ${minutes} minutes, whenever it suits you.`,
        'First you’ll see the job, what’s recorded, and who sees it. Nothing begins before you agree. You get your own feedback, too.',
      ],
      action: { label: 'See the Job', url: smartUrl },
      more: [{ label: 'Stop invitations from employers', url: stopUrl }],
      closing: [
        'The employer doesn’t see your name with your result, but it knows whom it invited. It can pay to get your email address, your answers, and the recording.',
        'Don’t know this employer? Ignore this email. We sent it once, and the employer won’t learn that you read it.',
        ...(brand.supportEmail ? [`Questions? Write to ${brand.supportEmail}.`] : []),
      ],
    },
    brand,
  );
}
