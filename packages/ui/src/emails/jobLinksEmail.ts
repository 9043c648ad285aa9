import { emailOf } from './emailOf.ts';
import type { Email, EmailBrand } from './types.ts';
import { oneLine } from './words.ts';

/** A job in the list of a mailbox's jobs. */
export interface LinkedJob {
  readonly title: string;
  readonly open: boolean;
  /** The job's page for its employer; missing where the link can't be made again. */
  readonly privateUrl?: string | undefined;
}

/** What the e-mail with all links of a mailbox is made of. */
export interface JobLinksInput {
  readonly brand: EmailBrand;
  /** The newest first; at least one. */
  readonly jobs: readonly LinkedJob[];
}

/** Gives an employer the private links of all their jobs, as they have asked for. */
export function jobLinksEmail({ brand, jobs }: JobLinksInput): Email {
  const lost = jobs.filter(({ privateUrl }) => privateUrl === undefined);
  return emailOf(
    {
      subject: jobs.length === 1 ? 'The link to your job post' : `The links to your ${jobs.length} job posts`,
      preview: 'Here are the private pages you asked for.',
      title: jobs.length === 1 ? 'The link to your job post' : 'The links to your job posts',
      opening: [
        'You asked us for the links to your jobs. Here they are, newest first.',
        'Keep them to yourself. Anyone who has one can see that job’s candidates, and can change, close, or delete the job.',
      ],
      more: jobs.flatMap(({ title, open, privateUrl }) =>
        privateUrl === undefined
          ? []
          : [{ label: `${oneLine(title, 80)} (${open ? 'open' : 'closed'})`, url: privateUrl }],
      ),
      closing: [
        ...(lost.length > 0
          ? [
              `We can’t resend the private link to ${lost.map(({ title }) => oneLine(title, 80)).join(', ')}. It still works, so look for our first email about it.`,
            ]
          : []),
        'Wasn’t you? Then someone else typed your address. They got nothing: we send the links only to you.',
        ...(brand.supportEmail ? [`Questions? Write to ${brand.supportEmail}.`] : []),
      ],
    },
    brand,
  );
}
