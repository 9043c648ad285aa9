import { previewKeptMinutes } from '@viva/api-client';
import { and, eq, exists, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { previewReports, rooms, sessions } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { type HourlyLimits, forgetAddresses } from '../limits/hourly.ts';
import { type Ending, closeMedia, endSession } from './ending.ts';
import { newId } from './identity.ts';
import { type Room, type Session, findSession, openSession, requireOpen } from './rooms.ts';

/** Longest time of a preview, from its first token, in milliseconds. */
export const previewMs = 5 * 60_000;

/** Makes a preview room for whoever asks from this address. @throws {Refusal} `rate-limited`. */
export async function createPreviewRoom(db: Db, limits: HourlyLimits, ip: string): Promise<string> {
  const id = newId();
  await db.transaction(async (tx) => {
    await limits.take(tx, 'preview', ip);
    await tx.insert(rooms).values({ id, kind: 'preview', ownerUid: null });
  });
  return id;
}

const noPreview = () => new Refusal('not-found', 'This preview does not exist. Start a new one from the home page.');

/** A preview room. @throws {Refusal} `not-found`, also for a room of another kind. */
export async function requirePreview(db: Db, roomId: string): Promise<Room> {
  const [room] = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.id, roomId), eq(rooms.kind, 'preview')));
  if (!room) throw noPreview();
  return room;
}

/** The time that a preview has left, in milliseconds; not more than nothing when it is over. */
export const leftMs = ({ startedAt, maxMs }: Session): number => startedAt.getTime() + maxMs - Date.now();

/** The preview in a room that has begun and lasts. @throws {Refusal} `not-found`, `session-ended`. */
export async function requireRunning(db: Db, room: Room): Promise<Session> {
  return unlessOver(requireOpen(await findSession(db, room)));
}

/** The preview in a room, begun now if it has not begun. @throws {Refusal} `session-ended`. */
export async function openPreview(db: Db, room: Room): Promise<Session> {
  return unlessOver(await openSession(db, room, previewMs));
}

/**
 * Makes a preview that has a report a practice interview of a person, in the same room and with all that was said, and
 * orders its whole report. A person who has kept it already gets the same answer.
 * @returns the interview's id.
 * @throws {Refusal} `not-found`, also while there is no report, when nothing was said, and when it is somebody else's.
 */
export async function keepPreview(
  { db, media, orderReport }: Pick<Ending, 'db' | 'media' | 'orderReport'>,
  uid: string,
  roomId: string,
): Promise<string> {
  const [found] = await db.select().from(sessions).where(eq(sessions.roomId, roomId));
  // The room that the visitor was in is closed as a preview's.
  if (found?.kind === 'preview' && found.status === 'ended' && !found.mediaClosed)
    await closeMedia({ db, media }, found);
  return db.transaction(async (tx) => {
    // The sweep, too, begins with the room.
    const [room] = await tx.select().from(rooms).where(eq(rooms.id, roomId)).for('update');
    if (!found || !room) throw noPreview();
    if (room.kind === 'practice' && room.ownerUid === uid) return found.id;
    const [made] = await tx
      .delete(previewReports)
      .where(and(eq(previewReports.sessionId, found.id), isNotNull(previewReports.report)))
      .returning();
    if (room.kind !== 'preview' || !made) throw noPreview();
    // In one statement: a session always has its room's kind.
    await tx.execute(sql`
      with room as (update ${rooms} set kind = 'practice', owner_uid = ${uid} where id = ${roomId} returning id)
      update ${sessions} set kind = 'practice', owner_uid = ${uid}, kept_at = now() from room
      where ${sessions.roomId} = room.id`);
    await orderReport(tx, found.id);
    return found.id;
  });
}

/** Ends a preview that its visitor has left for good. */
export async function endPreview(ending: Ending, roomId: string): Promise<void> {
  const session = await findSession(ending.db, await requirePreview(ending.db, roomId));
  if (session) await endSession(ending, session.id, 'stopped');
}

function unlessOver(session: Session): Session {
  if (leftMs(session) <= 0) throw new Refusal('session-ended', 'This preview has ended.');
  return session;
}

/**
 * Deletes previews that have been over for {@link previewKeptMinutes}, with all that was said, and
 * addresses that have waited out their hour. Until then late guests are shown out of it, its report can be read, and it can be kept.
 */
export async function sweepPreviews(db: Db): Promise<void> {
  const ofRoom = eq(sessions.roomId, rooms.id);
  const begun = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(ofRoom);
  const over = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(
      and(
        ofRoom,
        eq(sessions.status, 'ended'),
        lt(sessions.endedAt, sql`now() - ${previewKeptMinutes} * interval '1 minute'`),
        // Where LiveKit has been away for so long, its rooms are gone as well.
        or(eq(sessions.mediaClosed, true), lt(sessions.endedAt, sql`now() - interval '1 hour'`)),
      ),
    );
  const unused = and(lt(rooms.createdAt, sql`now() - interval '10 minutes'`), notExists(begun));
  await db.delete(rooms).where(and(eq(rooms.kind, 'preview'), or(exists(over), unused)));
  await forgetAddresses(db);
}
