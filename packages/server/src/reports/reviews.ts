import type { Review as ReviewState } from '@viva/api-client';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { auditRooms } from '../audit/audit.ts';
import type { Db } from '../db/open.ts';
import { jobPosts, reports, reviewRequests, rooms, sessions } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import type { Orders } from '../jobs/jobs.ts';

/** A candidate's request that a person looks at their result. */
export interface Review {
  readonly askedAt: Date;
  /** What the candidate wrote to it; may be empty. */
  readonly note: string;
  /** Null until the employer says that a person has reviewed it. */
  readonly answeredAt: Date | null;
}

/** Every review that candidates of a job have asked for, by the id of their session. */
export async function reviewsOfJob(db: Db, jobId: string): Promise<ReadonlyMap<string, Review>> {
  const { sessionId, askedAt, note, answeredAt } = reviewRequests;
  const rows = await db
    .select({ sessionId, review: { askedAt, note, answeredAt } })
    .from(reviewRequests)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .innerJoin(rooms, eq(rooms.id, sessions.roomId))
    .where(eq(rooms.jobId, jobId));
  return new Map(rows.map(({ sessionId: id, review }) => [id, review]));
}

/** Notes that a person has reviewed what a candidate asked for; the first time counts. @returns whether this was it. */
export async function answerReview(db: Db, sessionId: string): Promise<boolean> {
  const noted = await db
    .update(reviewRequests)
    .set({ answeredAt: sql`now()` })
    .where(and(eq(reviewRequests.sessionId, sessionId), isNull(reviewRequests.answeredAt)));
  return (noted.rowCount ?? 0) > 0;
}

/** The review of one interview: what was asked for, or null; undefined where nobody can be asked. */
async function reviewAt(db: Db, sessionId: string): Promise<Review | null | undefined> {
  const { askedAt, note, answeredAt } = reviewRequests;
  const [found] = await db
    .select({ jobId: jobPosts.id, review: { askedAt, note, answeredAt } })
    .from(sessions)
    .innerJoin(reports, and(eq(reports.sessionId, sessions.id), isNotNull(reports.report)))
    .innerJoin(rooms, and(eq(rooms.id, sessions.roomId), eq(rooms.kind, 'candidate')))
    .leftJoin(jobPosts, eq(jobPosts.id, rooms.jobId))
    .leftJoin(reviewRequests, eq(reviewRequests.sessionId, sessions.id))
    .where(eq(sessions.id, sessionId));
  if (!found) return undefined;
  // Once the job is erased nobody is left to answer; an answer that was given stays.
  return found.jobId === null && !found.review?.answeredAt ? undefined : found.review;
}

/** A review as the candidate sees it; null where nobody can be asked. */
export async function reviewState(db: Db, sessionId: string): Promise<ReviewState | null> {
  const review = await reviewAt(db, sessionId);
  return review === undefined ? null : stateOf(review);
}

function stateOf(review: Review | null): ReviewState {
  if (!review) return { state: 'none', askedAt: null, answeredAt: null };
  return {
    state: review.answeredAt ? 'answered' : 'asked',
    askedAt: review.askedAt.toISOString(),
    answeredAt: review.answeredAt?.toISOString() ?? null,
  };
}

/**
 * Asks for a person's review of somebody's own interview, and orders the e-mail that tells the employer, together or not
 * at all. Asking again changes nothing.
 * @throws {Refusal} `not-found`, also when it is somebody else's, no interview for an employer, or without a report.
 */
export async function requestReview(
  db: Db,
  orderMail: Orders<{ sessionId: string }>,
  asked: { readonly uid: string; readonly sessionId: string; readonly note: string },
): Promise<ReviewState> {
  const { uid, sessionId, note } = asked;
  return db.transaction(async (tx) => {
    const mine = and(eq(sessions.id, sessionId), eq(sessions.ownerUid, uid));
    // Whoever erases the interview at this moment waits.
    const [own] = await tx
      .select({ jobId: rooms.jobId, ownerUid: rooms.ownerUid })
      .from(sessions)
      .innerJoin(rooms, eq(rooms.id, sessions.roomId))
      .where(mine)
      .for('key share', { of: sessions });
    if (!own || (await reviewAt(tx, sessionId)) === undefined)
      throw new Refusal('not-found', 'We couldn’t find that interview.');
    const made = await tx.insert(reviewRequests).values({ sessionId, note }).onConflictDoNothing().returning();
    if (made.length > 0) {
      await orderMail(tx, { sessionId });
      await auditRooms(tx, 'candidate', 'review-asked', [own]);
    }
    return stateOf((await reviewAt(tx, sessionId)) ?? null);
  });
}
