import { and, eq, exists, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { rooms, sessions } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { type HourlyLimits, forgetAddresses } from '../limits/hourly.ts';
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

/** A preview room. @throws {Refusal} `not-found`, also for a room of another kind. */
export async function requirePreview(db: Db, roomId: string): Promise<Room> {
  const [room] = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.id, roomId), eq(rooms.kind, 'preview')));
  if (!room) throw new Refusal('not-found', 'This preview does not exist. Start a new one from the home page.');
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

function unlessOver(session: Session): Session {
  if (leftMs(session) <= 0) throw new Refusal('session-ended', 'This preview has ended.');
  return session;
}

/**
 * Lets go of previews that are over, with all that was said, and of the addresses that have waited out their hour.
 * A preview stays for a minute after its last token could be used, so that late guests are shown out of it.
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
        lt(sessions.startedAt, sql`now() - ${previewMs + 60_000} * interval '1 ms'`),
        // Where LiveKit has been away for so long, its rooms are gone as well.
        or(eq(sessions.mediaClosed, true), lt(sessions.startedAt, sql`now() - interval '1 hour'`)),
      ),
    );
  const unused = and(lt(rooms.createdAt, sql`now() - interval '10 minutes'`), notExists(begun));
  await db.delete(rooms).where(and(eq(rooms.kind, 'preview'), or(exists(over), unused)));
  await forgetAddresses(db);
}
