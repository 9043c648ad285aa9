import type { AccountExport, SessionDetail } from '@viva/api-client';
import { turnSchema } from '@viva/api-client/internal';
import { and, asc, eq } from 'drizzle-orm';
import { triesOf } from '../again/compare.ts';
import { keptIn } from '../again/myAnswers.ts';
import { auditRooms } from '../audit/audit.ts';
import type { Db } from '../db/open.ts';
import { reports, reviewRequests, rooms, sessions, turns } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { forgetMarks } from '../hiring/marks.ts';
import { correctingOf, exportCorrections } from '../reports/corrections.ts';
import { readableFeedback } from '../reports/feedback.ts';
import { stepOf } from '../reports/step.ts';
import { reviewState } from '../reports/reviews.ts';
import { exportRecordings } from '../recordings/exported.ts';
import { sharesOf } from '../reports/shares.ts';
import { endSession } from '../sessions/ending.ts';
import type { ErasingTools } from './erase.ts';
import { pageOfSessions, summaryOfSession } from './sessionPages.ts';

/**
 * One interview of a person with all that was said and its report, as far as it can be read; of a report that cannot,
 * the state is `failed`.
 * @throws {Refusal} `not-found`.
 */
export async function readSession(db: Db, uid: string, sessionId: string): Promise<SessionDetail> {
  const summary = await summaryOfSession(db, uid, sessionId);
  const stored = await contentOf(db, sessionId);
  const feedback = readableFeedback(stored.feedback);
  const said = stored.turns.flatMap((turn) => turnSchema.safeParse(turn).data ?? []);
  return {
    ...summary,
    ...(feedback === undefined ? { report: 'failed' as const } : {}),
    turns: said,
    feedback: feedback ?? null,
    tries: await triesOf(db, sessionId),
    kept: await keptIn(db, sessionId),
    making: summary.report === 'running' ? 'saving' : summary.report === 'writing' ? await stepOf(db, sessionId) : null,
    correcting: feedback ? await correctingOf(db, sessionId, said) : null,
    review: await reviewState(db, sessionId),
  };
}

/** Every interview of a person with all that is stored of it, in whatever form, the newest first. */
export async function allSessions(db: Db, uid: string): Promise<AccountExport['sessions']> {
  const found: AccountExport['sessions'] = [];
  let cursor: string | undefined;
  do {
    const page = await pageOfSessions(db, uid, { cursor, limit: '100' });
    for (const summary of page.sessions) {
      const { id } = summary;
      const recordings = await exportRecordings(db, id);
      const corrections = await exportCorrections(db, id);
      found.push({ ...summary, ...(await contentOf(db, id)), ...(await givenAway(db, id)), corrections, recordings });
    }
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

async function contentOf(db: Db, sessionId: string): Promise<{ turns: unknown[]; feedback: unknown }> {
  const [row] = await db.select({ report: reports.report }).from(reports).where(eq(reports.sessionId, sessionId));
  const said = db.select({ content: turns.content }).from(turns).where(eq(turns.sessionId, sessionId));
  return { turns: (await said.orderBy(asc(turns.n))).map(({ content }) => content), feedback: row?.report ?? null };
}

/** What was shared of an interview, and asked for about it. */
async function givenAway(db: Db, sessionId: string) {
  const [review] = await db.select().from(reviewRequests).where(eq(reviewRequests.sessionId, sessionId));
  const shares = await sharesOf(db, sessionId);
  return {
    review: review ? { askedAt: review.askedAt, note: review.note, answeredAt: review.answeredAt } : null,
    shares: shares.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
  };
}

/**
 * Erases one interview of a person with its room, what was said and its report; one that runs is ended first. An
 * employer's is not held again by that.
 * @throws {Refusal} `not-found`, also when it is somebody else's, or erased already.
 */
export async function eraseSession(
  tools: Pick<ErasingTools, 'db' | 'ending' | 'held' | 'orderClosing' | 'recordings'>,
  uid: string,
  sessionId: string,
): Promise<void> {
  const mine = and(eq(sessions.id, sessionId), eq(sessions.ownerUid, uid));
  const [session] = await tools.db.select({ status: sessions.status }).from(sessions).where(mine);
  if (session?.status === 'open') await endSession(tools.ending, sessionId, 'candidate-left');
  await tools.db.transaction(async (tx) => {
    const [row] = await tx.select().from(sessions).where(mine).for('update');
    if (!row) throw new Refusal('not-found', 'We couldn’t find that interview.');
    if (!row.mediaClosed) await tools.orderClosing(tx, { roomId: row.roomId });
    await tools.recordings.orderRemoval(tx);
    const gone = await tx.delete(rooms).where(eq(rooms.id, row.roomId)).returning();
    await tools.held.note(tx, gone);
    for (const { jobId } of gone) if (jobId !== null) await forgetMarks(tx, jobId, uid);
    await auditRooms(tx, 'candidate', 'erased', gone);
  });
}
