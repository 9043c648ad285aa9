import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { announcements, candidateMarks, checkouts, rooms, sessions } from '../db/schema/index.ts';

/** What employers were told of somebody, and decided, by job, for their export: when they reached which bar, were paid for, and were declined. */
export async function toldOf(db: Db, uid: string): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  const paid = and(eq(checkouts.subject, sessions.id), eq(checkouts.kind, 'candidate'), eq(checkouts.status, 'paid'));
  const rows = await db
    .select({
      jobId: rooms.jobId,
      announced: announcements,
      paidAt: checkouts.paidAt,
      declinedAt: candidateMarks.declinedAt,
    })
    .from(sessions)
    .innerJoin(rooms, eq(rooms.id, sessions.roomId))
    .leftJoin(announcements, eq(announcements.sessionId, sessions.id))
    .leftJoin(checkouts, paid)
    .leftJoin(candidateMarks, and(eq(candidateMarks.jobId, rooms.jobId), eq(candidateMarks.uid, uid)))
    .where(eq(sessions.ownerUid, uid));
  return new Map(
    rows.flatMap(({ jobId, announced, paidAt, declinedAt }) =>
      jobId === null || (announced === null && paidAt === null && declinedAt === null)
        ? []
        : [
            [
              jobId,
              {
                reachedAt: announced?.reachedAt.toISOString() ?? null,
                score: announced?.score ?? null,
                bar: announced?.bar ?? null,
                unlockedAt: paidAt?.toISOString() ?? null,
                declinedAt: declinedAt?.toISOString() ?? null,
              },
            ],
          ],
    ),
  );
}
