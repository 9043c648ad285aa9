import { type SessionDetail, type SessionSummary, reportDocumentSchema } from '@viva/api-client';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { reports, rooms, sessions } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import type { Orders } from '../jobs/jobs.ts';
import { type Ending, endSession } from '../sessions/ending.ts';
import { readTurns } from '../sessions/turns.ts';
import { pageOfSessions, summaryOfSession } from './sessionPages.ts';

/** One interview of a person with all that was said and its report. @throws {Refusal} `not-found`. */
export async function readSession(db: Db, uid: string, sessionId: string): Promise<SessionDetail> {
  return withContent(db, await summaryOfSession(db, uid, sessionId));
}

/** Every interview of a person with all that was said, the newest first. */
export async function allSessions(db: Db, uid: string): Promise<SessionDetail[]> {
  const found: SessionDetail[] = [];
  let cursor: string | undefined;
  do {
    const page = await pageOfSessions(db, uid, { cursor, limit: '100' });
    for (const summary of page.sessions) found.push(await withContent(db, summary));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

async function withContent(db: Db, summary: SessionSummary): Promise<SessionDetail> {
  const [row] = await db.select({ report: reports.report }).from(reports).where(eq(reports.sessionId, summary.id));
  return {
    ...summary,
    turns: await readTurns(db, summary.id),
    feedback: row?.report == null ? null : reportDocumentSchema.parse(row.report),
  };
}

/**
 * Erases one interview of a person with its room, what was said and its report; one that runs is ended first.
 * @throws {Refusal} `not-found`, also when it is somebody else's, or erased already.
 */
export async function eraseSession(
  tools: { readonly db: Db; readonly ending: Ending; readonly orderClosing: Orders<{ roomId: string }> },
  uid: string,
  sessionId: string,
): Promise<void> {
  const mine = and(eq(sessions.id, sessionId), eq(sessions.ownerUid, uid));
  const [session] = await tools.db.select({ status: sessions.status }).from(sessions).where(mine);
  if (session?.status === 'open') await endSession(tools.ending, sessionId, 'candidate-left');
  await tools.db.transaction(async (tx) => {
    const [row] = await tx.select().from(sessions).where(mine).for('update');
    if (!row) throw new Refusal('not-found', 'There is no such interview.');
    if (!row.mediaClosed) await tools.orderClosing(tx, { roomId: row.roomId });
    await tx.delete(rooms).where(eq(rooms.id, row.roomId));
  });
}
