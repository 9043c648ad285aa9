import type { EmployerJob, JobCandidate } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import type { Payments } from '../billing/payments.ts';
import type { Db } from '../db/open.ts';
import { jobPosts } from '../db/schema/index.ts';
import { candidatesOf, createCandidateNames, isShown, standingOf } from '../hiring/candidates.ts';
import { type EvidenceTools, evidenceOf } from '../hiring/evidence.ts';
import { Refusal } from '../http/failure.ts';
import { planOf } from './planSummary.ts';
import { keyHashOf, smartUrlOf } from './privateLink.ts';

/** A row of `job_posts`. */
type JobPost = typeof jobPosts.$inferSelect;

/** One answer to every key that no job has, so that nobody learns which ones were. */
const noLink = () => new Refusal('not-found', 'This private link leads nowhere.');

/** The key in a request's `Authorization`, or nothing where none can be. */
const keyIn = (authorization: string | undefined) => /^Bearer ([\w-]{32})$/i.exec(authorization ?? '')?.[1];

/**
 * The job of a private link, by what stands in the request's `Authorization`; `lock` keeps others off it until the
 * transaction ends.
 * @throws {Refusal} `not-found`, always the same.
 */
export async function jobOfLink(db: Db, authorization: string | undefined, lock = false): Promise<JobPost> {
  const key = keyIn(authorization);
  if (key === undefined) throw noLink();
  const found = db
    .select()
    .from(jobPosts)
    .where(eq(jobPosts.keyHash, keyHashOf(key)));
  const [job] = await (lock ? found.for('update') : found);
  if (!job) throw noLink();
  return job;
}

/** Makes what an employer sees of a job. */
export type ShowJob = (db: Db, job: JobPost) => Promise<EmployerJob>;

/**
 * {@link ShowJob}; candidates get names under a key that comes of the secret, which lead nowhere else. `maxMs` is the
 * longest interview.
 */
export function createEmployerPage(
  secret: string,
  publicUrl: string,
  payments: Payments,
  maxMs: number,
  tools: Omit<EvidenceTools, 'db'>,
): ShowJob {
  const nameOf = createCandidateNames(secret);
  return async (db, job) => {
    const { id, title, skills, questions, contactEmail, finalizedAt, closedAt, createdAt, bar, barSetAt } = job;
    if (title === null || contactEmail === null || finalizedAt === null) throw noLink();
    const rows = await candidatesOf(db, id, payments.provider);
    const read = await evidenceOf(
      { db, ...tools },
      rows.flatMap(({ sessionId, email, paidAt, ...row }) =>
        sessionId !== null && isShown({ ...row, paidAt }, bar)
          ? [{ sessionId, email, open: paidAt !== null, note: row.review?.note ?? '' }]
          : [],
      ),
    );
    const { leftOut } = await planOf(tools.textWork, job, maxMs);
    const candidates = rows.map((row): JobCandidate => {
      const { uid, number, email, sessionId, consentedAt, startedAt, endedAt, reportedAt, paidAt } = row;
      const shown = read.get(sessionId ?? '');
      return {
        id: nameOf(id, uid),
        number,
        state: endedAt ? 'finished' : startedAt ? 'interviewing' : 'consented',
        consentedAt: (consentedAt ?? finalizedAt).toISOString(),
        startedAt: momentOf(startedAt),
        endedAt: momentOf(endedAt),
        standing: reportedAt && standingOf(row.score, bar),
        evidence: shown?.evidence ?? null,
        review: row.review?.answeredAt ? 'done' : row.review ? 'asked' : 'none',
        reviewNote: shown?.note ?? '',
        contact: paidAt && { email, unlockedAt: paidAt.toISOString() },
      };
    });
    return {
      job_id: id,
      smart_link: smartUrlOf(publicUrl, id),
      suggested_title: title,
      required_skills: skills ?? [],
      key_questions: questions ?? [],
      contact_email: contactEmail,
      status: closedAt ? 'closed' : 'open',
      createdAt: createdAt.toISOString(),
      finalizedAt: finalizedAt.toISOString(),
      closedAt: momentOf(closedAt),
      bar,
      barSetAt: momentOf(barSetAt),
      leftOut,
      scores: rows.flatMap(({ score }) => score ?? []).sort((a, b) => b - a),
      unlocking: {
        offered: payments.sells('candidate'),
        price: (await payments.price('candidate')) ?? null,
        test: payments.provider !== 'stripe-live',
      },
      candidates,
    };
  };
}

const momentOf = (date: Date | null) => date?.toISOString() ?? null;
