import { assessedText, whyUnassessed } from './contentWords.ts';
import { emailOf } from './emailOf.ts';
import { feedbackPassages } from './feedbackPassages.ts';
import { ribbonPicture } from './ribbonPicture.ts';
import type { Email, EmailBrand, EmailReport } from './types.ts';
import { capital, oneLine } from './words.ts';

/** What the report e-mail is made of. */
export interface ReportEmailInput {
  readonly brand: EmailBrand;
  readonly report: EmailReport;
  /** Address of the whole report. */
  readonly reportUrl: string;
}

const kinds: Readonly<Record<EmailReport['kind'], string>> = {
  practice: 'practice interview',
  preview: 'preview interview',
  candidate: 'interview',
};

/** What was assessed of a report, in a line. */
export const assessedLine = ({ overall, approximate, answers }: EmailReport): string =>
  assessedText(
    overall,
    whyUnassessed(
      approximate,
      answers.map(({ notAssessed }) => notAssessed),
    ),
  );

/** The e-mail after an interview, as a short letter: what went well, the one thing to change, and the way to the rest. */
export function reportEmail({ brand, report, reportUrl }: ReportEmailInput): Email {
  const kind = kinds[report.kind];
  const role = oneLine(report.title, 80);
  const title = capital(oneLine(report.title, 120)) || capital(kind);
  const passages = feedbackPassages(report);
  const assessed = assessedLine(report);
  return emailOf(
    {
      subject: `Your ${brand.name} interview report: ${role || kind}`,
      preview: report.strength?.claim ?? 'Your report is ready to read.',
      kicker: title === capital(kind) ? 'Interview report' : `Report on your ${kind}`,
      title,
      opening: [
        'Hello,',
        passages.length > 0
          ? 'Thank you for your interview. Here’s what stood out; everything else is in your report.'
          : 'Thank you for your interview. Your report is ready.',
        ...(passages.length > 0 ? [] : [assessed]),
      ],
      picture: ribbonPicture(report.ribbon, reportUrl),
      passages,
      ...(passages.length > 0 ? { summary: assessed } : {}),
      action: { label: 'Read Your Report', url: reportUrl },
      closing: [
        'The report has every answer, how you spoke, and everything that was said.',
        ...(brand.supportEmail ? [`Questions, or something wrong? Write to ${brand.supportEmail}.`] : []),
        `You’re getting this email because you did an interview with ${brand.name}. It went to you only.`,
      ],
    },
    brand,
  );
}
