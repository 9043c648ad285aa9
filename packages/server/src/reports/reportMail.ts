import { type Report, norms } from '@viva/interview';
import { type Email, reportEmail } from '@viva/ui/emails';

/** What an e-mail about a report speaks of besides the report. */
export interface MailContext {
  readonly brand: { readonly name: string; readonly supportEmail: string };
  /** Address of the page, for links. */
  readonly publicUrl: string;
}

/** The report as an e-mail: what was measured, and every word with its time. */
export const reportMail = (report: Report, { brand, publicUrl }: MailContext): Email =>
  reportEmail({ brand, report, norms, publicUrl });
