import { emailOf } from './emailOf.ts';
import type { Email, EmailBrand } from './types.ts';
import { oneLine } from './words.ts';

/** What the e-mail with a job's private link is made of. */
export interface JobLinkInput {
  readonly brand: EmailBrand;
  readonly job: string;
  /** The job's page for its employer; whoever has it sees the candidates, and can pay for them. */
  readonly privateUrl: string;
  /** What candidates are sent. */
  readonly smartUrl: string;
  /** `rotated`: it replaces an earlier one, which no longer works. */
  readonly reason: 'posted' | 'rotated';
}

/** Gives an employer the private link of a job post: the only way to manage it. */
export function jobLinkEmail({ brand, job, privateUrl, smartUrl, reason }: JobLinkInput): Email {
  const posted = reason === 'posted';
  return emailOf(
    {
      subject: posted ? `Your job post: ${oneLine(job, 80)}` : `A new private link: ${oneLine(job, 80)}`,
      preview: posted ? 'Your private page, and the link for candidates.' : 'Your old link no longer works.',
      kicker: oneLine(job, 120),
      title: posted ? 'Your job is posted' : 'Your new private link',
      opening: [
        posted
          ? 'Your private page shows where your candidates are and what the candidates who meet your bar showed, without names. We’ll email you when one of them does. You set the bar.'
          : 'You, or someone with your old link, asked for a new private link. The old one no longer works for anyone.',
        'Keep this link to yourself. Anyone who has it can see your candidates and what you unlocked, and can change, close, or delete the job.',
      ],
      action: { label: 'Open Your Private Page', url: privateUrl },
      more: [{ label: 'The candidate link, to share wherever you like', url: smartUrl }],
      closing: [
        posted
          ? 'Didn’t post a job? Someone may have typed your address by mistake. Ignore this email, or open the page and delete the job.'
          : 'Wasn’t you? The person who asked had your old link. It’s of no use to them now.',
        ...(brand.supportEmail ? [`Questions? Write to ${brand.supportEmail}.`] : []),
      ],
    },
    brand,
  );
}
