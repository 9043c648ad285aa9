import { type JobSuggestion, jobSuggestionSchema } from '@viva/api-client';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { jobPosts } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import type { HourlyLimits } from '../limits/hourly.ts';
import { newId } from '../sessions/identity.ts';
import type { ReadDescription } from './reading.ts';

export const noJob = () => new Refusal('not-found', 'This job post does not exist.');
export const isFinal = () =>
  new Refusal('job-finalized', 'This job post is final. To change it, use the private link we emailed you.');

/** Makes an empty draft for whoever asks from this address, and gives its id. @throws {Refusal} `rate-limited`. */
export async function createDraft(db: Db, limits: HourlyLimits, ip: string): Promise<string> {
  const id = newId();
  await db.transaction(async (tx) => {
    await limits.take(tx, 'job-post', ip);
    await tx.insert(jobPosts).values({ id });
  });
  return id;
}

/** What descriptions are read with. */
export interface ReadingTools {
  readonly db: Db;
  readonly limits: HourlyLimits;
  readonly read: ReadDescription;
}

/**
 * Reads a description and keeps both. Of several at once, the one that came last is kept, however long each took to
 * read; the one that is kept already is not read again.
 * @throws {Refusal} `not-found`, `job-finalized`, `rate-limited` for a draft that is read too often, `unavailable` for a
 *   description that takes too long to read.
 */
export async function describeJob(
  { db, limits, read }: ReadingTools,
  id: string,
  content: string,
): Promise<JobSuggestion> {
  const draft = and(eq(jobPosts.id, id), isNull(jobPosts.finalizedAt));
  const begun = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(jobPosts)
      .set({ revision: sql`${jobPosts.revision} + 1` })
      .where(draft)
      .returning();
    if (row && row.content !== content) await limits.take(tx, 'job-reading', id);
    return row;
  });
  if (!begun) return refuse(db, id);
  if (begun.content === content) return jobSuggestionSchema.parse(begun.suggestion);
  const suggestion = await read(content);
  const [kept] = await db
    .update(jobPosts)
    .set({ content, suggestion })
    .where(and(draft, eq(jobPosts.revision, begun.revision)))
    .returning({ id: jobPosts.id });
  if (!kept) {
    const [later] = await db.select({ id: jobPosts.id }).from(jobPosts).where(draft);
    if (!later) return refuse(db, id);
  }
  return suggestion;
}

async function refuse(db: Db, id: string): Promise<never> {
  const [job] = await db.select({ id: jobPosts.id }).from(jobPosts).where(eq(jobPosts.id, id));
  throw job ? isFinal() : noJob();
}

/** Lets go of drafts that were not finalized within so many days. @returns how many. */
export async function sweepDrafts(db: Db, days: number): Promise<number> {
  const old = lt(jobPosts.createdAt, sql`now() - ${days} * interval '1 day'`);
  const { rowCount } = await db.delete(jobPosts).where(and(isNull(jobPosts.finalizedAt), old));
  return rowCount ?? 0;
}
