import { and, desc, eq, gte, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { auditEntries, consents } from '../db/schema/index.ts';

/** A row of the audit log. */
export type AuditEntry = typeof auditEntries.$inferSelect;

/** What was done, in a word. */
export type Act = AuditEntry['act'];

/** Who did it; the holder of a private link by how often the link had been replaced. */
export type Actor =
  { readonly by: 'link'; readonly rotation: number } | { readonly by: Exclude<AuditEntry['actor'], 'link'> };

/** What is noted of one act, besides who did it and when. */
export interface Deed {
  readonly act: Act;
  readonly jobId: string | null;
  /** The candidate's number at the job. */
  readonly candidate?: number;
  readonly bar?: number;
}

/** Acts that only look: an hour has at most one of each by one viewer, about one candidate. */
const views: readonly Act[] = ['list-read', 'evidence-read', 'transcript-read', 'recording-read'];

/** The holder of a job's private link, as the link is now. */
export const holderOf = (job: { readonly keyRotation: number }): Actor => ({ by: 'link', rotation: job.keyRotation });

/** Notes what was done. In the transaction of the act itself, so that neither is there without the other. */
export async function audit(db: Db, actor: Actor, deeds: readonly Deed[]): Promise<void> {
  if (deeds.length === 0) return;
  const link = actor.by === 'link' ? actor.rotation + 1 : null;
  const rows = deeds.map(({ act, jobId, candidate, bar }) => ({
    ...{ act, jobId, actor: actor.by, link, candidate: candidate ?? null, bar: bar ?? null },
    viewKey: views.includes(act)
      ? sql`concat_ws(' ', ${jobId}::text, ${link}::int, ${act}::text, ${candidate ?? 0}::int, to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24'))`
      : null,
  }));
  await db.insert(auditEntries).values(rows).onConflictDoNothing();
}

/** Notes what a candidate does with all that is theirs, at every job that they agreed to be recorded for. */
export async function auditCandidate(db: Db, act: 'exported' | 'erased', uid: string): Promise<void> {
  const { jobId, number: candidate } = consents;
  const at = await db.selectDistinct({ jobId, candidate }).from(consents).where(eq(consents.uid, uid));
  const deeds = at.map((deed) => ({ ...deed, act }));
  await audit(db, { by: 'candidate' }, deeds);
}

/** Whose room it was, and for which job. */
interface CandidateRoom {
  readonly jobId: string | null;
  readonly ownerUid: string | null;
}

/** Notes what became of interviews by their rooms, those for no job left out. */
export async function auditRooms(
  db: Db,
  by: Exclude<AuditEntry['actor'], 'link'>,
  act: Act,
  rooms: readonly CandidateRoom[],
): Promise<void> {
  const held = rooms.flatMap(({ jobId, ownerUid }) => (jobId && ownerUid ? [`${jobId} ${ownerUid}`] : []));
  if (held.length === 0) return;
  const { jobId, number: candidate } = consents;
  const whose = sql<string>`concat_ws(' ', ${consents.jobId}, ${consents.uid})`;
  const at = await db.selectDistinct({ jobId, candidate }).from(consents).where(inArray(whose, held));
  const deeds = at.map((deed) => ({ ...deed, act }));
  await audit(db, { by }, deeds);
}

/** Acts that employers are not told of: that a candidate took a copy of their data, and what the operator exported. */
const keptFromEmployers = ['exported', 'log-exported', 'bias-table-exported', 'job-erased'] as const satisfies Act[];
type Told = Exclude<Act, (typeof keptFromEmployers)[number]>;
const isTold = (entry: AuditEntry): entry is AuditEntry & { act: Told } =>
  !keptFromEmployers.some((kept) => kept === entry.act);

/** The newest entries of a job as its employer sees them, the newest first. */
export async function auditOfJob(db: Db, jobId: string, most = 100) {
  const entries = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.jobId, jobId), notInArray(auditEntries.act, [...keptFromEmployers])))
    .orderBy(desc(auditEntries.id))
    .limit(most);
  return entries.filter(isTold);
}

/** Which part of the log is exported. */
export interface AuditRange {
  readonly jobId?: string | undefined;
  readonly from?: Date | undefined;
  /** Not included. */
  readonly to?: Date | undefined;
}

/** Gives the log in order, page by page, and notes first that it was taken. */
export async function* exportAudit(db: Db, { jobId, from, to }: AuditRange): AsyncGenerator<AuditEntry> {
  await audit(db, { by: 'operator' }, [{ act: 'log-exported', jobId: jobId ?? null }]);
  let last = 0;
  for (;;) {
    const page = await db
      .select()
      .from(auditEntries)
      .where(
        and(
          sql`${auditEntries.id} > ${last}`,
          jobId === undefined ? undefined : eq(auditEntries.jobId, jobId),
          from && gte(auditEntries.at, from),
          to && lt(auditEntries.at, to),
        ),
      )
      .orderBy(auditEntries.id)
      .limit(1000);
    yield* page;
    const end = page.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/** Lets go of entries as old as the oldest thing that they can be about. @returns how many. */
export async function sweepAudit(db: Db, days: number): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('viva.retention', 'on', true)`);
    const old = lt(auditEntries.at, sql`now() - ${days} * interval '1 day'`);
    return (await tx.delete(auditEntries).where(old)).rowCount ?? 0;
  });
}
