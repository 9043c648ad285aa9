import { type SQL, and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../db/open.ts';
import { chatMessages, rooms, sessions } from '../db/schema/index.ts';
import type { Service } from '../service.ts';
import type { Sweep } from './retention.ts';
import { forgetOldEvents } from '../webhooks/livekit.ts';

const hourMs = 3_600_000;
/** Rows in one go: a long transaction would keep others waiting. */
const batch = 500;

/** Adds these sweeps to those of other areas, and has all of them done once an hour. */
export async function startRetention({ db, retention, jobs, config }: Service): Promise<void> {
  for (const sweep of sweepsOf(db, config)) retention.add(sweep);
  await jobs.every('retention', hourMs, retention.run);
}

/** The sweeps of interviews, text chats and webhook events. */
export function sweepsOf(db: Db, config: Config): Sweep[] {
  return [
    { name: 'sessions', run: () => sweepSessions(db, config.RETENTION_SESSIONS_DAYS) },
    { name: 'conversations', run: () => sweepConversations(db, config.RETENTION_CHAT_DAYS) },
    { name: 'webhook-events', run: () => forgetOldEvents(db) },
  ];
}

/** Lets go of interviews that ended before, with everything in them, and of rooms in which none ever began. */
async function sweepSessions(db: Db, days: number): Promise<number> {
  const before = hoursAgo(days * 24);
  const ended = db
    .select({ id: sessions.roomId })
    .from(sessions)
    .where(and(isNotNull(sessions.endedAt), lt(sessions.endedAt, before), eq(sessions.mediaClosed, true)));
  const empty = and(
    lt(rooms.createdAt, before),
    notExists(db.select({ id: sessions.id }).from(sessions).where(eq(sessions.roomId, rooms.id))),
  );
  return (await removeRooms(db, inArray(rooms.id, ended))) + (await removeRooms(db, empty));
}

/** Lets go of text chats in which nothing was said since. */
async function sweepConversations(db: Db, days: number): Promise<number> {
  const { ownerUid, conversationId, saidAt } = chatMessages;
  const old = db
    .select({ ownerUid, conversationId })
    .from(chatMessages)
    .groupBy(ownerUid, conversationId)
    .having(sql`max(${saidAt}) < ${hoursAgo(days * 24)}`);
  return (await db.delete(chatMessages).where(sql`(${ownerUid}, ${conversationId}) in ${old}`)).rowCount ?? 0;
}

async function removeRooms(db: Db, which: SQL | undefined): Promise<number> {
  let removed = 0;
  for (;;) {
    const some = db.select({ id: rooms.id }).from(rooms).where(which).limit(batch);
    const count = (await db.delete(rooms).where(inArray(rooms.id, some))).rowCount ?? 0;
    removed += count;
    if (count < batch) return removed;
  }
}

const hoursAgo = (hours: number) => sql`now() - ${hours} * interval '1 hour'`;
