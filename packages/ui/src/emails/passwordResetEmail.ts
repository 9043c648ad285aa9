import { emailOf } from './emailOf.ts';
import type { Letter } from './letter.ts';
import type { Email, EmailBrand } from './types.ts';

/** The e-mail with which somebody sets a new password. `link` is the page where they do, its code included. */
export function passwordResetEmail({ brand, link }: { readonly brand: EmailBrand; readonly link: string }): Email {
  const letter: Letter = {
    subject: `Set a new password for ${brand.name}`,
    preview: 'Open the page to choose a new password.',
    title: 'Set a new password',
    opening: [`We got a request to set a new password for your ${brand.name} account.`],
    action: {
      label: 'Choose a Password',
      url: link,
      note: 'If the button doesn’t work, copy this address into your browser:',
    },
    closing: [
      'If you didn’t ask for this, ignore this email. Nothing has changed.',
      ...(brand.supportEmail ? [`Questions? Write to ${brand.supportEmail}.`] : []),
    ],
  };
  return emailOf(letter, brand);
}
