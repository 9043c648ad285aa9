import type { ReactNode } from 'react';
import { capital, clock, count } from '../../emails/words.ts';
import { kindText } from '../words.ts';
import type { ReportView } from '../types.ts';
import { Actions, Facts, Head, Kicker, Title } from './ReportHeader.styles.ts';

export interface ReportHeaderProps {
  readonly report: ReportView;
  /** What can be done with the report, as buttons; not printed. */
  readonly actions?: ReactNode;
}

/** Which interview the report is about: role, day, length, and how far it went. */
export function ReportHeader({ report, actions }: ReportHeaderProps) {
  const { kind, title, dateText, metrics, answers } = report;
  const answered = answers.filter(({ outcome }) => outcome === 'answered').length;
  const day = dateText?.replaceAll(' ', '\u00a0'); // a date stays together
  const kicker = [`Report on your ${kindText(kind)}`, day].filter(Boolean).join(' · ');
  return (
    <Head>
      <div>
        <Kicker>{kicker}</Kicker>
        <Title>{capital(title.trim()) || capital(kindText(kind))}</Title>
        <Facts>
          <li>{clock(metrics.interviewMs)} long</li>
          <li>
            {answers.length === 0
              ? 'Ended before the first question'
              : `${answered} of ${count(answers.length, 'question')} answered`}
          </li>
        </Facts>
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}
