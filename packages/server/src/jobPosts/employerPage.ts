import { createHmac } from 'node:crypto';
import type { EmployerJob, JobCandidate } from '@viva/api-client';
import { and, asc, eq, min } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { consents, jobPosts, rooms, sessions } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { deriveKey } from '../keys.ts';
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

/** {@link ShowJob}; candidates get names under a key that comes of the secret, which lead nowhere else. */
export function createEmployerPage(secret: string, publicUrl: string): ShowJob {
  const key = deriveKey(secret, 'candidates of job posts');
  const nameOf = (jobId: string, uid: string) =>
    createHmac('sha256', key).update(`${jobId} ${uid}`).digest('base64url').slice(0, 22);
  return async (db, job) => {
    const { id, title, skills, questions, contactEmail, finalizedAt, closedAt, createdAt } = job;
    if (title === null || contactEmail === null || finalizedAt === null) throw noLink();
    const rows = await candidatesOf(db, id);
    const candidates = rows.map(({ uid, consentedAt, startedAt, endedAt }, index): JobCandidate => ({
      id: nameOf(id, uid),
      number: index + 1,
      state: endedAt ? 'finished' : startedAt ? 'interviewing' : 'consented',
      consentedAt: (consentedAt ?? finalizedAt).toISOString(),
      startedAt: startedAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    }));
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
      closedAt: closedAt?.toISOString() ?? null,
      candidates,
    };
  };
}

/** Everybody who agreed to be recorded for a job, the first first, with their interview. */
function candidatesOf(db: Db, jobId: string) {
  const { startedAt, endedAt } = sessions;
  return db
    .select({ uid: consents.uid, consentedAt: min(consents.givenAt), startedAt, endedAt })
    .from(consents)
    .leftJoin(rooms, and(eq(rooms.jobId, consents.jobId), eq(rooms.ownerUid, consents.uid)))
    .leftJoin(sessions, eq(sessions.roomId, rooms.id))
    .where(eq(consents.jobId, jobId))
    .groupBy(consents.uid, startedAt, endedAt)
    .orderBy(asc(min(consents.givenAt)), asc(consents.uid));
}
