import { letterHtml } from './letterHtml.ts';
import { letterText } from './letterText.ts';
import { reportLetter } from './reportLetter.ts';
import type { Email, EmailBrand, EmailNorms, EmailReport } from './types.ts';

/** What the report e-mail is made of. */
export interface ReportEmailInput {
  readonly brand: EmailBrand;
  readonly report: EmailReport;
  /** Bands that the figures are shown beside; the same that the report is measured with. */
  readonly norms: EmailNorms;
  /** Address of the product's page. */
  readonly publicUrl: string;
}

/** The e-mail after an interview: what happened, the figures with their moments, every word; no score and no verdict. */
export function reportEmail({ brand, report, norms, publicUrl }: ReportEmailInput): Email {
  const letter = reportLetter(brand, report, norms, publicUrl);
  return { subject: letter.subject, html: letterHtml(letter, brand), text: letterText(letter, brand) };
}
