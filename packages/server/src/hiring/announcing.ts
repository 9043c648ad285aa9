import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { announcements, consents, jobPosts, reports, rooms, sessions } from '../db/schema/index.ts';
import type { Orders } from '../jobs/jobs.ts';
import { agreedBar, barFor, overallOf, scoreIn, standingOf } from './candidates.ts';

/** Orders the e-mail that tells of a candidate. */
export type OrderReachedMail = Orders<{ sessionId: string }>;

/**
 * Announces the candidate of an interview whose report is stored, if they reached the bar: once, whoever asks and however
 * often. Of other interviews nothing is told.
 */
export async function announceCandidate(db: Db, order: OrderReachedMail, sessionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [job] = await tx
      .select({ id: jobPosts.id, bar: jobPosts.bar })
      .from(sessions)
      .innerJoin(rooms, eq(rooms.id, sessions.roomId))
      .innerJoin(jobPosts, eq(jobPosts.id, rooms.jobId))
      .where(eq(sessions.id, sessionId))
      // A bar that is set at this moment holds here, or sees this report.
      .for('share', { of: jobPosts });
    if (job) await announceAll(tx, order, job, sessionId);
  });
}

/**
 * Announces every candidate of a job, or this one, who reaches the bar that counts for them and never did before. The
 * job's row is held.
 */
export async function announceAll(
  tx: Db,
  order: OrderReachedMail,
  job: { readonly id: string; readonly bar: number },
  only?: string,
): Promise<void> {
  const agreed = tx
    .select({ jobId: consents.jobId, uid: consents.uid, bar: agreedBar.as('agreed_bar') })
    .from(consents)
    .where(eq(consents.jobId, job.id))
    .groupBy(consents.jobId, consents.uid)
    .as('agreed');
  const fresh = await tx
    .select({ sessionId: reports.sessionId, overall: overallOf, agreedBar: agreed.bar })
    .from(reports)
    .innerJoin(sessions, eq(sessions.id, reports.sessionId))
    .innerJoin(rooms, eq(rooms.id, sessions.roomId))
    .innerJoin(agreed, and(eq(agreed.jobId, rooms.jobId), eq(agreed.uid, rooms.ownerUid)))
    .leftJoin(announcements, eq(announcements.sessionId, reports.sessionId))
    .where(
      and(
        eq(rooms.jobId, job.id),
        isNull(announcements.sessionId),
        only === undefined ? undefined : eq(reports.sessionId, only),
      ),
    );
  for (const { sessionId, overall, ...candidate } of fresh) {
    const score = scoreIn(overall);
    const bar = barFor(candidate, job.bar);
    if (score === null || standingOf(score, bar) !== 'reached') continue;
    const told = { sessionId, jobId: job.id, bar, score };
    const made = await tx.insert(announcements).values(told).onConflictDoNothing().returning();
    if (made.length > 0) await order(tx, { sessionId });
  }
}
