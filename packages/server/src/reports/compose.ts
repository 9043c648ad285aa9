import type { Turn } from '@viva/api-client/internal';
import { type SessionRecord, policyStateSchema, sessionRecordSchema } from '@viva/interview';
import type { sessions } from '../db/schema/index.ts';

/** Called so when the interview ended before its role was known. */
const unplanned = { title: 'Practice interview', questions: [] };

/** All that a report is made from, of what is stored of a session; `skills` are those of the job, where there is one. */
export function composeRecord(
  session: Pick<typeof sessions.$inferSelect, 'checkpoint' | 'kind'>,
  turns: readonly (Turn & { readonly heard?: string | undefined })[],
  skills: readonly string[] | null = null,
): SessionRecord {
  // A state of another version has no plan that could be read; what was said is reported all the same.
  const state = policyStateSchema.safeParse(session.checkpoint);
  const plan = (state.success ? state.data.plan : null) ?? unplanned;
  return sessionRecordSchema.parse({ kind: session.kind, plan: { skills, ...plan }, turns });
}
