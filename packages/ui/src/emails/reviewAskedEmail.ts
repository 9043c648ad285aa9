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
  const where = privateUrl ? 'on your private page' : 'on your private page, whose link came to you by email';
  return emailOf(
    {
      subject: `A candidate asks for a person’s review: ${oneLine(job, 80)}`,
      preview: 'Somebody who was interviewed for your job thinks that the result is wrong.',
      kicker: oneLine(job, 120),
      title: 'A candidate asks for your review',
      opening: [
        'The result of an interview for your job was made by software. The candidate thinks that it does not do them justice, and asks that a person reads what they said and decides anew.',
        `Which candidate it is, and what they wrote to it, stands ${where}. Please read their answers there, and note on it that you have: they are told so.`,
        'Candidates may ask for this by law, in many places. It costs you nothing.',
      ],
      action: privateUrl
        ? { label: 'Open Your Private Page', url: privateUrl }
        : { label: `Open ${brand.name}`, url: publicUrl },
      closing: [...(brand.supportEmail ? [`Questions? Write to ${brand.supportEmail}.`] : [])],
    },
    brand,
  );
}
