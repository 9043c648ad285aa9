import type { SessionDetail } from '@viva/api-client';
import type { ReportScreenView } from '@viva/ui';
import { dayText } from '../../app/dates.ts';

/** Said of a report that does not come. */
const unwritten = 'Your report could not be written. What you said is kept, and is in the copy of your data.';

/** A session as its report's page shows it. */
export function reportView(session: SessionDetail): ReportScreenView {
  if (session.report === 'running' || session.report === 'writing') return { phase: 'writing' };
  if (session.report === 'failed') return { phase: 'failed', message: unwritten };
  const { feedback } = session;
  if (!feedback) return { phase: 'nothing-said' };
  const { norms, ...report } = feedback;
  return {
    phase: 'ready',
    report: { ...report, dateText: dayText(session.startedAt) },
    norms,
  };
}
