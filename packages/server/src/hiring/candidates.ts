import { createHmac } from 'node:crypto';
import type { JobCandidate } from '@viva/api-client';
import { reportSchema } from '@viva/interview';
import { type SQL, and, asc, eq, min, sql } from 'drizzle-orm';
import type { Provider } from '../billing/payments.ts';
import type { Db } from '../db/open.ts';
import { candidateMarks, checkouts, consents, reports, rooms, sessions, users } from '../db/schema/index.ts';
import { deriveKey } from '../keys.ts';
import { reviewsOfJob } from '../reports/reviews.ts';
import { isAwayNow } from '../sessions/away.ts';

/** Where a candidate stands against a bar. */
export type Standing = NonNullable<JobCandidate['standing']>;

/** What of a report is read to tell where its candidate stands; reports of version 2 did not count their answers. */
export const overallOf = sql<unknown>`case when jsonb_typeof(${reports.report} #> '{overall,counted}') = 'object'
  then ${reports.report} -> 'overall'
  else (${reports.report} -> 'overall') || (select jsonb_build_object('counted', jsonb_build_object(
      'questions', count(*), 'assessed', count(*) filter (where jsonb_typeof(answer -> 'score') = 'number')))
    from jsonb_array_elements(${reports.report} -> 'answers') answer) end`;

/** 0 to 100, or null where there is not enough evidence (fewer than half of the questions), or a report that cannot be read. */
export function scoreIn(overall: unknown): number | null {
  const { data } = reportSchema.shape.overall.safeParse(overall);
  if (!data?.assessed || (data.counted && data.counted.assessed * 2 < data.counted.questions)) return null;
  return data.score;
}

/** See {@link Standing}; too little evidence is neither above nor below. */
export const standingOf = (score: number | null, bar: number): Standing =>
  score === null ? 'not-enough-evidence' : score >= bar ? 'reached' : 'below-the-bar';

/** The bar that a candidate was promised: of those under which they agreed the highest. Of all their consents. */
export const agreedBar = sql<number>`max(${consents.bar})`;

/**
 * The bar that counts for a candidate: the present one, or the one under which they agreed where that is higher. They
 * agreed to be shown if they reach it, and a bar that is lowered afterwards does not change what they agreed to.
 */
export const barFor = ({ agreedBar: agreed }: { readonly agreedBar: number }, bar: number) => Math.max(agreed, bar);

/** Names that candidates have for their employer: the same whenever they are made, and of no use anywhere else. */
export type CandidateNames = (jobId: string, uid: string) => string;

/** {@link CandidateNames} under a key that comes of the secret. */
export function createCandidateNames(secret: string): CandidateNames {
  const key = deriveKey(secret, 'candidates of job posts');
  return (jobId, uid) => createHmac('sha256', key).update(`${jobId} ${uid}`).digest('base64url').slice(0, 22);
}

/** Everybody who agreed to be recorded for a job, the first first, with their interview and what came of it. */
export async function candidatesOf(db: Db, jobId: string, provider: Provider) {
  const agreed = db
    .select({
      uid: consents.uid,
      number: consents.number,
      consentedAt: min(consents.givenAt).as('consented_at'),
      agreedBar: agreedBar.as('agreed_bar'),
    })
    .from(consents)
    .where(eq(consents.jobId, jobId))
    .groupBy(consents.uid, consents.number)
    .as('agreed');
  const rows = await db
    .select({
      uid: agreed.uid,
      number: agreed.number,
      consentedAt: agreed.consentedAt,
      agreedBar: agreed.agreedBar,
      email: users.email,
      sessionId: sessions.id,
      startedAt: sessions.startedAt,
      endedAt: sessions.endedAt,
      away: isAwayNow,
      reportedAt: reports.createdAt,
      overall: overallOf,
      paidAt: checkouts.paidAt,
      shortlisted: candidateMarks.shortlisted,
      privateNote: candidateMarks.note,
      declinedAt: candidateMarks.declinedAt,
    })
    .from(agreed)
    .innerJoin(users, eq(users.uid, agreed.uid))
    .leftJoin(rooms, and(eq(rooms.jobId, jobId), eq(rooms.ownerUid, agreed.uid)))
    .leftJoin(sessions, eq(sessions.roomId, rooms.id))
    .leftJoin(reports, eq(reports.sessionId, sessions.id))
    .leftJoin(checkouts, and(eq(checkouts.subject, sessions.id), isPaidFor(provider)))
    .leftJoin(candidateMarks, and(eq(candidateMarks.jobId, jobId), eq(candidateMarks.uid, agreed.uid)))
    .orderBy(asc(agreed.number), asc(agreed.uid));
  const reviews = await reviewsOfJob(db, jobId);
  return rows.map(({ overall, ...row }) => ({
    ...row,
    score: scoreIn(overall),
    review: reviews.get(row.sessionId ?? '') ?? null,
  }));
}

/** One of {@link candidatesOf}. */
export type Candidate = Awaited<ReturnType<typeof candidatesOf>>[number];

/** Picks the checkouts with which a candidate was paid for; a test counts for tests alone. */
export function isPaidFor(provider: Provider): SQL | undefined {
  return and(eq(checkouts.provider, provider), eq(checkouts.kind, 'candidate'), eq(checkouts.status, 'paid'));
}

/**
 * Whether an employer may read what a candidate showed: they reached the bar that counts for them ({@link barFor}), were
 * paid for, or want a person to look.
 */
export const isShown = (
  candidate: Pick<Candidate, 'score' | 'reportedAt' | 'paidAt' | 'review' | 'agreedBar'>,
  bar: number,
) =>
  candidate.reportedAt !== null &&
  (standingOf(candidate.score, barFor(candidate, bar)) === 'reached' ||
    candidate.paidAt !== null ||
    candidate.review !== null);
