import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Act, audit, holderOf } from '../audit/audit.ts';
import type { Db } from '../db/open.ts';
import { candidateMarks, type jobPosts } from '../db/schema/index.ts';
import type { OrderDeclineMail } from './declineMail.ts';
import { type HiringTools, candidateOf } from './unlocking.ts';

/** A row of `job_posts`. */
type JobPost = typeof jobPosts.$inferSelect;
type Marks = Partial<Pick<typeof candidateMarks.$inferInsert, 'shortlisted' | 'note'>>;

/** Keeps marks of a candidate, and notes in the log that it was done where that changes something. */
async function mark(tools: HiringTools, job: JobPost, name: string, marks: Marks, act: Act): Promise<void> {
  const { uid, number: candidate } = await candidateOf(tools, job, name);
  await tools.db.transaction(async (tx) => {
    const [before] = await held(tx, job.id, uid);
    const changes = Object.entries(marks).some(([mark, value]) => before?.[mark as keyof Marks] !== value);
    if (!changes) return;
    await tx.update(candidateMarks).set(marks).where(ofCandidate(job.id, uid));
    await audit(tx, holderOf(job), [{ act, jobId: job.id, candidate }]);
  });
}

const ofCandidate = (jobId: string, uid: string) => and(eq(candidateMarks.jobId, jobId), eq(candidateMarks.uid, uid));

/** The row of a candidate's marks, made if there was none, and held until the transaction ends. */
async function held(tx: Db, jobId: string, uid: string) {
  await tx.insert(candidateMarks).values({ jobId, uid }).onConflictDoNothing();
  return tx.select().from(candidateMarks).where(ofCandidate(jobId, uid)).for('update');
}

/** Puts a candidate on the shortlist, or takes them off it. @throws {Refusal} `not-found`. */
export const shortlist = (tools: HiringTools, job: JobPost, name: string, shortlisted: boolean): Promise<void> =>
  mark(tools, job, name, { shortlisted }, shortlisted ? 'candidate-shortlisted' : 'candidate-unlisted');

/** Keeps an employer's note about a candidate. @throws {Refusal} `not-found`. */
export const keepNote = (tools: HiringTools, job: JobPost, name: string, note: string): Promise<void> =>
  mark(tools, job, name, { note }, 'candidate-noted');

/**
 * Declines a candidate, and orders the e-mail that tells them, together or not at all; what was done before stays.
 * @returns when they were declined. @throws {Refusal} `not-found`.
 */
export async function decline(tools: HiringTools, order: OrderDeclineMail, job: JobPost, name: string): Promise<Date> {
  const { uid, sessionId, number: candidate } = await candidateOf(tools, job, name);
  return tools.db.transaction(async (tx) => {
    const [before] = await held(tx, job.id, uid);
    if (before?.declinedAt) return before.declinedAt;
    const [marked] = await tx
      .update(candidateMarks)
      .set({ declinedAt: sql`now()` })
      .where(and(ofCandidate(job.id, uid), isNull(candidateMarks.declinedAt)))
      .returning({ at: candidateMarks.declinedAt });
    await audit(tx, holderOf(job), [{ act: 'candidate-declined', jobId: job.id, candidate }]);
    await order(tx, { sessionId });
    return marked?.at ?? new Date();
  });
}

/** Deletes what an employer noted about a candidate of a job. */
export async function forgetMarks(tx: Db, jobId: string, uid: string): Promise<void> {
  await tx.delete(candidateMarks).where(ofCandidate(jobId, uid));
}
