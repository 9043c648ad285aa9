import type { PreviewReport } from '@viva/api-client';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { previewReports, sessions } from '../db/schema/index.ts';
import type { Session } from '../sessions/rooms.ts';
import { readTurns } from '../sessions/turns.ts';
import type { TextWork } from '../textWork/textWork.ts';
import { composeRecord } from './compose.ts';
import { readableFeedback } from './feedback.ts';
import { isGivenUp, stepOf } from './step.ts';

/**
 * Makes the report of a preview and stores it. No model is asked: a visitor without an account must not cost the operator
 * more than the preview itself. Nothing is mailed, and nobody is told. What is gone, or was kept meanwhile, is left alone.
 */
export async function makePreviewReport(
  { db, textWork }: { readonly db: Db; readonly textWork: TextWork },
  sessionId: string,
  signal: AbortSignal,
): Promise<void> {
  const preview = and(eq(sessions.id, sessionId), eq(sessions.kind, 'preview'));
  const [session] = await db.select().from(sessions).where(preview);
  const [made] = await db.select().from(previewReports).where(eq(previewReports.sessionId, sessionId));
  if (!session || made) return;
  const turns = await readTurns(db, sessionId);
  const said = turns.some(({ speaker, text }) => speaker === 'user' && text.trim() !== '');
  const report = said ? await reportOf(textWork, composeRecord(session, turns), signal) : null;
  await db.transaction(async (tx) => {
    // It may have been swept since.
    const [there] = await tx.select({ id: sessions.id }).from(sessions).where(preview).for('update');
    if (there) await tx.insert(previewReports).values({ sessionId, report }).onConflictDoNothing();
  });
}

async function reportOf(textWork: TextWork, record: ReturnType<typeof composeRecord>, signal: AbortSignal) {
  const { briefs: _, ...interview } = await textWork.run('readInterview', record, signal);
  return textWork.run('makeReport', { ...interview, nth: 0 }, signal);
}

/** How far the report of a preview is; `session` is undefined before its first token. */
export async function readPreviewReport(db: Db, session: Session | undefined): Promise<PreviewReport> {
  const none = { making: null, heldAt: session?.startedAt.toISOString() ?? null, report: null };
  if (session?.status !== 'ended') return { state: 'running', ...none };
  const [row] = await db.select().from(previewReports).where(eq(previewReports.sessionId, session.id));
  if (!row) {
    if (await isGivenUp(db, session.id)) return { state: 'failed', ...none };
    return { ...none, state: 'writing', making: await stepOf(db, session.id) };
  }
  const report = readableFeedback(row.report);
  if (report) return { ...none, state: 'ready', report };
  return { state: report === null ? 'nothing-said' : 'failed', ...none };
}
