import { type SQL, and, eq, inArray, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';
import { auditRooms, sweepAudit } from '../audit/audit.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/open.ts';
import { chatMessages, rooms, sessions } from '../db/schema/index.ts';
import { forgetMarks } from '../hiring/marks.ts';
import { jobsSchema } from '../jobs/jobsSchema.ts';
import type { Service } from '../service.ts';
import { type HeldInterviews, createHeldInterviews } from '../sessions/heldInterviews.ts';
import type { Sweep } from './retention.ts';
import { forgetOldEvents } from '../webhooks/livekit.ts';

const hourMs = 3_600_000;
/** Days after an interview's time in which LiveKit may still close its room. */
const mediaGraceDays = 7;
/** Rows in one go: a long transaction would keep others waiting. */
const batch = 500;

/** Adds these sweeps to those of other areas, and has all of them done once an hour. */
export async function startRetention({ db, retention, jobs, config }: Service): Promise<void> {
  for (const sweep of sweepsOf(db, config)) retention.add(sweep);
  retention.add({ name: 'done-jobs', run: () => sweepDoneJobs(db) });
  await jobs.every('retention', hourMs, retention.run);
}

/** The sweeps of interviews, text chats and webhook events. */
export function sweepsOf(db: Db, config: Config): Sweep[] {
  return [
    {
      name: 'sessions',
      run: () => sweepSessions(db, config.RETENTION_SESSIONS_DAYS, createHeldInterviews(config.LIVEKIT_API_SECRET)),
    },
    { name: 'conversations', run: () => sweepConversations(db, config.RETENTION_CHAT_DAYS) },
    { name: 'webhook-events', run: () => forgetOldEvents(db) },
    // As long as what the entries are about can be there.
    { name: 'audit', run: () => sweepAudit(db, Math.max(config.RETENTION_SESSIONS_DAYS, config.RETENTION_JOBS_DAYS)) },
  ];
}

/** Lets go of interviews that ended before, with everything in them, and of rooms in which none ever began. */
async function sweepSessions(db: Db, days: number, held: HeldInterviews): Promise<number> {
  const before = hoursAgo(days * 24);
  const ended = db
    .select({ id: sessions.roomId })
    .from(sessions)
    .where(
      and(
        isNotNull(sessions.endedAt),
        lt(sessions.endedAt, before),
        or(eq(sessions.mediaClosed, true), lt(sessions.endedAt, hoursAgo((days + mediaGraceDays) * 24))),
      ),
    );
  const empty = and(
    lt(rooms.createdAt, before),
    notExists(db.select({ id: sessions.id }).from(sessions).where(eq(sessions.roomId, rooms.id))),
  );
  const removed = await removeRooms(db, inArray(rooms.id, ended), async (tx, gone) => {
    await held.note(tx, gone);
    for (const { jobId, ownerUid } of gone)
      if (jobId !== null && ownerUid !== null) await forgetMarks(tx, jobId, ownerUid);
    await auditRooms(tx, 'service', 'erased', gone);
  });
  return removed + (await removeRooms(db, empty));
}

/** Lets go of what was said in text chats before, also where the conversation goes on. */
async function sweepConversations(db: Db, days: number): Promise<number> {
  return (await db.delete(chatMessages).where(lt(chatMessages.saidAt, hoursAgo(days * 24)))).rowCount ?? 0;
}

/** Lets go of jobs that were done yesterday: they hold ids of people who may be erased by now. Failed ones stay to be seen. */
async function sweepDoneJobs(db: Db): Promise<number> {
  const table = sql.raw(`${jobsSchema}.job`);
  const done = sql`delete from ${table} where state = 'completed' and completed_on < ${hoursAgo(24)}`;
  return (await db.execute(done)).rowCount ?? 0;
}

async function removeRooms(db: Db, which: SQL | undefined, onRemoved?: HeldInterviews['note']): Promise<number> {
  let removed = 0;
  for (;;) {
    const some = db.select({ id: rooms.id }).from(rooms).where(which).limit(batch);
    const gone = await db.transaction(async (tx) => {
      const { id, jobId, ownerUid } = rooms;
      const went = await tx.delete(rooms).where(inArray(id, some)).returning({ jobId, ownerUid });
      await onRemoved?.(tx, went);
      return went.length;
    });
    removed += gone;
    if (gone < batch) return removed;
  }
}

const hoursAgo = (hours: number) => sql`now() - ${hours} * interval '1 hour'`;
