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
      preview: posted ? 'Your private page, and the link for candidates.' : 'The link that you used no longer works.',
      kicker: oneLine(job, 120),
      title: posted ? 'Your job is posted' : 'Your new private link',
      opening: [
        posted
          ? 'Your private page shows how far your candidates are and, without names, what those showed who reach the bar. You get an email when somebody reaches it; where the bar stands is up to you.'
          : 'Somebody, hopefully you, asked for a new private link. The earlier one no longer works, for anybody.',
        'Keep this link to yourself: whoever has it sees your candidates and what you unlocked, and can change, close or erase the job.',
      ],
      action: { label: 'Open Your Private Page', url: privateUrl },
      more: [{ label: 'The link for candidates, to share wherever you like', url: smartUrl }],
      closing: [
        posted
          ? 'You did not post a job? Somebody typed your address by mistake: ignore this email, or open the page and erase the job.'
          : 'It was not you? Whoever asked had your earlier link. It is of no use to them now.',
        ...(brand.supportEmail ? [`Questions? Write to ${brand.supportEmail}.`] : []),
      ],
    },
    brand,
  );
}
