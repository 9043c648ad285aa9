import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { type AuditRange, audit } from '../audit/audit.ts';
import type { Db } from '../db/open.ts';
import { reports, rooms, sessions, users } from '../db/schema/index.ts';
import { overallOf, scoreIn } from '../hiring/candidates.ts';

/** An interview for an employer that is over. A candidate has at most one for each job. */
export interface SampledInterview {
  readonly sessionId: string;
  /** Null when the job is erased. */
  readonly jobId: string | null;
  readonly email: string;
  readonly endedAt: Date;
  /** 0 to 100; null without a report, or with too little evidence. */
  readonly score: number | null;
}

/** Gives the interviews for employers that ended within the range, the first first, and notes first that they were taken. */
export async function takeSample(db: Db, { jobId, from, to }: AuditRange): Promise<SampledInterview[]> {
  await audit(db, { by: 'operator' }, [{ act: 'bias-table-exported', jobId: jobId ?? null }]);
  const rows = await db
    .select({
      sessionId: sessions.id,
      jobId: rooms.jobId,
      email: users.email,
      endedAt: sessions.endedAt,
      overall: overallOf,
    })
    .from(sessions)
    .innerJoin(rooms, eq(rooms.id, sessions.roomId))
    .innerJoin(users, eq(users.uid, sessions.ownerUid))
    .leftJoin(reports, eq(reports.sessionId, sessions.id))
    .where(
      and(
        eq(sessions.kind, 'candidate'),
        eq(sessions.status, 'ended'),
        jobId === undefined ? undefined : eq(rooms.jobId, jobId),
        from && gte(sessions.endedAt, from),
        to && lt(sessions.endedAt, to),
      ),
    )
    .orderBy(asc(sessions.endedAt), asc(sessions.id));
  return rows.flatMap(({ overall, endedAt, ...row }) =>
    endedAt === null ? [] : [{ ...row, endedAt, score: scoreIn(overall) }],
  );
}
