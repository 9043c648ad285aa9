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
      subject: `Your ${brand.name} account is erased`,
      preview: 'Everything is gone, and this is the last email.',
      title: 'Your account is erased',
      opening: [
        `As you asked, we erased your account on ${dateText}, and with it ${interviews === 0 ? 'everything in it' : `${count(interviews, 'interview')}, with transcripts and reports`}.`,
        'Links to reports that you shared no longer work. An employer who saw your results no longer sees them.',
        ...(paid
          ? ['Invoices stay with the payment provider for as long as the law asks of it. We keep no copy.']
          : []),
        'This cannot be undone. You are welcome to begin again at any time, with the same address or another.',
      ],
      closing: [
        'This is the last email that you get from us.',
        ...(brand.supportEmail ? [`It was not you who asked? Write to ${brand.supportEmail} at once.`] : []),
      ],
    },
    brand,
  );
}
