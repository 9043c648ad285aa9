import type { Turn } from '@viva/api-client/internal';
import { type Report, buildReport, policyStateSchema, sessionRecordSchema } from '@viva/interview';
import type { sessions } from '../db/schema/index.ts';

/** Called so when the interview ended before its role was known. */
const unplanned = { title: 'Practice interview', questions: [] };

/** Makes a session's report of what is stored of it. */
export function composeReport(
  session: Pick<typeof sessions.$inferSelect, 'checkpoint'>,
  kind: typeof sessions.$inferSelect.kind,
  turns: readonly Turn[],
): Report {
  // A state of another version has no plan that could be read; what was said is reported all the same.
  const state = policyStateSchema.safeParse(session.checkpoint);
  const plan = state.success ? state.data.plan : null;
  return buildReport(sessionRecordSchema.parse({ kind, plan: plan ?? unplanned, turns }));
}
