import { emailOf } from './emailOf.ts';
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
  /** Address of the report on the web; missing where it can't be read there. */
  readonly reportUrl?: string | undefined;
}

/** The e-mail after an interview: praise first where there is some, the figures with their moments, every word. */
export const reportEmail = (input: ReportEmailInput): Email => emailOf(reportLetter(input), input.brand);
