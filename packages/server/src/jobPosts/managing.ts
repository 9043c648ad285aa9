import type { FinalizedJob } from '@viva/api-client';
import { and, eq, sql } from 'drizzle-orm';
import { type Act, audit, holderOf } from '../audit/audit.ts';
import type { Db } from '../db/open.ts';
import { emailInvitations, jobPosts, rooms, sessions } from '../db/schema/index.ts';
import { type OrderReachedMail, announceAll } from '../hiring/announcing.ts';
import { Refusal } from '../http/failure.ts';
import { type Ending, closeMedia, endInTransaction } from '../sessions/ending.ts';
import { companyFixed, optionalParts } from './asked.ts';
import { jobOfLink } from './employerPage.ts';
import type { FinalizingTools } from './finalizing.ts';
import { drawnLogo, keepLogo } from './logos.ts';
import { keyHashOf } from './privateLink.ts';

/** A row of `job_posts`. */
type JobPost = typeof jobPosts.$inferSelect;
/** What stands in the `Authorization` of a request: a private link's key, if any. */
type Presented = string | undefined;

/**
 * Changes what candidates of a private link's job are asked and told from their next interview on.
 * @throws {Refusal} `not-found`; `file-unreadable` for a logo that can't be read; `bad-request` for another company once
 *   candidates agreed to be recorded for this one.
 */
export async function changeJob(
  db: Db,
  presented: Presented,
  form: Omit<FinalizedJob, 'contact_email'>,
): Promise<JobPost> {
  // A picture from anyone is drawn only for a link that opens a job.
  if (form.logo) await jobOfLink(db, presented);
  const logo = form.logo ? await drawnLogo(form.logo) : form.logo;
  const changeOf = (job: JobPost) => {
    const parts = optionalParts(form);
    if (companyFixed(job) && parts.company !== undefined && parts.company !== job.company)
      throw new Refusal(
        'bad-request',
        'Candidates have already agreed to be recorded for this company, so its name can’t change.',
      );
    const skills = form.required_skills;
    return {
      title: form.suggested_title,
      skills,
      questions: form.key_questions,
      // What is required no more is not nice to have.
      niceToHave: job.niceToHave.filter((skill) => skills.includes(skill)),
      ...parts,
    };
  };
  return update(db, presented, 'job-changed', changeOf, (tx, job) => keepLogo(tx, job.id, logo));
}

/** Closes a private link's job to new candidates, or opens it again. @throws {Refusal} `not-found`. */
export const setJobStatus = (db: Db, presented: Presented, status: 'open' | 'closed'): Promise<JobPost> =>
  update(db, presented, status === 'open' ? 'job-reopened' : 'job-closed', () => ({
    // Closed again, it has been so since the first time.
    closedAt: status === 'open' ? null : sql`coalesce(${jobPosts.closedAt}, now())`,
  }));

/**
 * Sets the bar of a private link's job, and announces those who reach it now and never did before, together or not at all.
 * @throws {Refusal} `not-found`.
 */
export const setJobBar = (db: Db, order: OrderReachedMail, presented: Presented, bar: number): Promise<JobPost> =>
  update(
    db,
    presented,
    'bar-set',
    () => ({ bar, barSetAt: sql`now()` }),
    (tx, job) => announceAll(tx, order, job),
  );

type Change = Parameters<ReturnType<Db['update']>['set']>[0];

async function update(
  db: Db,
  presented: Presented,
  act: Act,
  changeOf: (job: JobPost) => Change,
  then?: (tx: Db, job: JobPost) => Promise<void>,
): Promise<JobPost> {
  return db.transaction(async (tx) => {
    const job = await jobOfLink(tx, presented, true);
    const [changed] = await tx.update(jobPosts).set(changeOf(job)).where(eq(jobPosts.id, job.id)).returning();
    await audit(tx, holderOf(job), [{ act, jobId: job.id, ...(act === 'bar-set' && changed && { bar: changed.bar }) }]);
    if (changed) await then?.(tx, changed);
    return changed ?? job;
  });
}

/**
 * Lets the presented link end, and orders the e-mail with the next one, together or not at all.
 * @throws {Refusal} `not-found`.
 */
export async function replaceLink(
  { db, privateKeys, orderLinkMail }: FinalizingTools,
  presented: Presented,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await jobOfLink(tx, presented, true);
    const keyRotation = job.keyRotation + 1;
    const keyHash = keyHashOf(privateKeys(job.id, keyRotation));
    await tx.update(jobPosts).set({ keyRotation, keyHash }).where(eq(jobPosts.id, job.id));
    await audit(tx, holderOf(job), [{ act: 'link-replaced', jobId: job.id }]);
    await orderLinkMail(tx, { jobId: job.id, rotation: keyRotation });
  });
}

/**
 * Erases a private link's job with its candidates' consents; interviews that run are ended with it, and all of them stay
 * their candidates' own.
 * @throws {Refusal} `not-found`.
 */
export async function eraseJob(ending: Ending, presented: Presented): Promise<void> {
  const ended = await ending.db.transaction(async (tx) => {
    // Whoever begins at this moment has begun before this, or finds no job.
    const job = await jobOfLink(tx, presented, true);
    const { id } = job;
    const running = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(rooms, eq(rooms.id, sessions.roomId))
      .where(and(eq(rooms.jobId, id), eq(sessions.status, 'open')));
    const closing: { id: string; roomId: string }[] = [];
    for (const one of running) {
      const session = await endInTransaction(tx, ending, one.id, 'failed');
      if (session) closing.push(session);
    }
    await tx.delete(jobPosts).where(eq(jobPosts.id, id));
    await audit(tx, holderOf(job), [{ act: 'job-erased', jobId: id }]);
    return closing;
  });
  for (const session of ended) await closeMedia(ending, session).catch(ending.onTrouble);
}

/**
 * Deletes final jobs that have not been needed for this many days: not made final, closed, or invited to, and no room made for a
 * candidate.
 * @returns how many.
 */
export async function sweepJobs(db: Db, days: number): Promise<number> {
  const lastRoom = db
    .select({ at: sql`max(${rooms.createdAt})` })
    .from(rooms)
    .where(eq(rooms.jobId, jobPosts.id));
  const lastInvitation = db
    .select({ at: sql`max(${emailInvitations.invitedAt})` })
    .from(emailInvitations)
    .where(eq(emailInvitations.jobId, jobPosts.id));
  // `greatest` passes over what is null.
  const needed = sql`greatest(${jobPosts.finalizedAt}, ${jobPosts.closedAt}, (${lastRoom}), (${lastInvitation}))`;
  const old = sql`${jobPosts.finalizedAt} is not null and ${needed} < now() - ${days} * interval '1 day'`;
  return db.transaction(async (tx) => {
    // Held first, so that whoever begins at this moment is seen, or finds no job.
    await tx.select({ id: jobPosts.id }).from(jobPosts).where(old).for('update');
    const gone = await tx.delete(jobPosts).where(old).returning({ jobId: jobPosts.id });
    const deeds = gone.map(({ jobId }) => ({ act: 'job-erased' as const, jobId }));
    await audit(tx, { by: 'service' }, deeds);
    return gone.length;
  });
}
