import type { SessionDetail } from '@viva/api-client';
import type { ReportScreenView } from '@viva/ui';
import { dayText } from '../../app/dates.ts';

/** A session as its report's page shows it. */
export function reportView(session: SessionDetail): ReportScreenView {
  if (session.report === 'running' || session.report === 'writing') return { phase: 'writing' };
  const { feedback } = session;
  if (!feedback) return { phase: 'nothing-said' };
  const { norms, ...report } = feedback;
  return {
    phase: 'ready',
    report: { ...report, dateText: dayText(session.startedAt) },
    norms,
  };
}
