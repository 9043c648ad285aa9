import { emailOf } from './emailOf.ts';
import type { Email, EmailBrand } from './types.ts';
import { oneLine } from './words.ts';

/** What the e-mail about a request for a review is made of. Nothing in it says who the candidate is. */
export interface ReviewAskedInput {
  readonly brand: EmailBrand;
  readonly job: string;
  /** The job's page for its employer; missing when its address is known to nobody but them. */
  readonly privateUrl?: string | undefined;
  /** Address of the product's page. */
  readonly publicUrl: string;
}

/** Tells an employer that a candidate asks for a person's review of their result. */
export function reviewAskedEmail({ brand, job, privateUrl, publicUrl }: ReviewAskedInput): Email {
  const where = privateUrl ? 'on your private page' : 'on your private page (we emailed you the link)';
  return emailOf(
    {
      subject: `A candidate asked for a review: ${oneLine(job, 80)}`,
      preview: 'A candidate for your job thinks the result is wrong.',
      kicker: oneLine(job, 120),
      title: 'A candidate asked for your review',
      opening: [
        'Software assessed an interview for your job. The candidate thinks the result doesn’t do them justice, and asks for a person to read what they showed and decide again.',
        `You’ll find which candidate it is, and what they wrote, ${where}. Please read what they showed there and mark the result as reviewed. Their feedback page will say so.`,
        'In many places, candidates have a legal right to ask for this. It costs you nothing.',
      ],
      action: privateUrl
        ? { label: 'Open Your Private Page', url: privateUrl }
        : { label: `Open ${brand.name}`, url: publicUrl },
      closing: [...(brand.supportEmail ? [`Questions? Write to ${brand.supportEmail}.`] : [])],
    },
    brand,
  );
}
