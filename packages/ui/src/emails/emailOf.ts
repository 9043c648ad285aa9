import type { Letter } from './letter.ts';
import { letterHtml } from './letterHtml.ts';
import { letterText } from './letterText.ts';
import type { Email, EmailBrand } from './types.ts';

/** Both parts of an e-mail from one letter. */
export const emailOf = (letter: Letter, brand: EmailBrand): Email => ({
  subject: letter.subject,
  html: letterHtml(letter, brand),
  text: letterText(letter, brand),
  ...(letter.picture ? { pictures: [{ cid: letter.picture.cid, svg: letter.picture.svg }] } : {}),
});
