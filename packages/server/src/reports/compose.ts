import type { Turn } from '@viva/api-client/internal';
import type { rooms, sessions } from '../db/schema.ts';
import type { ReportTools } from './make.ts';

/** placeholder until the report lands */
export function composeReport(
  session: typeof sessions.$inferSelect,
  kind: typeof rooms.$inferSelect.kind,
  turns: readonly Turn[],
): unknown {
  return { sessionId: session.id, kind, turns };
}

export function composeMail(report: unknown, tools: ReportTools, startedAt: Date) {
  const text = `${tools.brand.name} ${startedAt.toISOString()}\n${JSON.stringify(report)}`;
  return { subject: `Your interview report`, text, html: `<pre>${text.replaceAll('<', '&lt;')}</pre>` };
}
