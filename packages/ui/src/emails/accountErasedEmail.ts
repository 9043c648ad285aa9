import { emailOf } from './emailOf.ts';
import type { Email, EmailBrand } from './types.ts';
import { count } from './words.ts';

/** What the e-mail after an erasure is made of. */
export interface AccountErasedInput {
  readonly brand: EmailBrand;
  /** Interviews that were erased with the account. */
  readonly interviews: number;
  /** When it was done, as people write it. */
  readonly dateText: string;
  /** A payment provider keeps invoices, as the law asks of it. */
  readonly paid: boolean;
}

/** Confirms that an account is erased, what went with it, and what could not. */
export function accountErasedEmail({ brand, interviews, dateText, paid }: AccountErasedInput): Email {
  return emailOf(
    {
      subject: `Your ${brand.name} account is deleted`,
      preview: 'Everything is gone, and this is our last email.',
      title: 'Your account is deleted',
      opening: [
        `As you asked, we deleted your account on ${dateText}, and with it ${interviews === 0 ? 'everything in it' : `${count(interviews, 'interview')}, with transcripts and reports`}.`,
        'Report links you shared no longer work. Employers who saw your results can’t see them anymore.',
        ...(paid ? ['The payment provider keeps invoices for as long as the law requires. We keep no copy.'] : []),
        'This can’t be undone. You’re welcome to start again at any time, with this address or another.',
      ],
      closing: [
        'This is the last email you’ll get from us.',
        ...(brand.supportEmail ? [`Wasn’t you? Write to ${brand.supportEmail} right away.`] : []),
      ],
    },
    brand,
  );
}
