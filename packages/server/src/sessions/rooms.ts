import { and, eq } from 'drizzle-orm';
import type { Person } from '../auth/verifier.ts';
import type { Db } from '../db/open.ts';
import { rooms, sessions } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { identityOf, newId } from './identity.ts';

/** A row of `sessions`. */
export type Session = typeof sessions.$inferSelect;

/** Makes a practice room that belongs to the person, and gives its id. */
export async function createRoom(db: Db, owner: Person): Promise<string> {
  const id = newId();
  await db.insert(rooms).values({ id, kind: 'practice', ownerUid: owner.uid });
  return id;
}

/** The person's room. @throws {Refusal} `not-found`, also when the room is somebody else's. */
export async function requireRoom(db: Db, owner: Person, roomId: string): Promise<void> {
  const [room] = await db
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(eq(rooms.id, roomId), eq(rooms.ownerUid, owner.uid)));
  if (!room) throw new Refusal('not-found', 'This interview room does not exist.');
}

/** The session in the person's room, or undefined before its first token. */
export async function findSession(db: Db, owner: Person, roomId: string): Promise<Session | undefined> {
  const mine = and(eq(sessions.roomId, roomId), eq(sessions.ownerUid, owner.uid));
  const [session] = await db.select().from(sessions).where(mine);
  return session;
}

/** The session in the person's room, begun now if it has not begun. @throws {Refusal} `session-ended`. */
export async function openSession(db: Db, owner: Person, roomId: string, maxMs: number): Promise<Session> {
  const begun = { id: newId(), roomId, ownerUid: owner.uid, seed: newId(), maxMs };
  await db
    .insert(sessions)
    .values({ ...begun, candidateIdentity: identityOf(owner.uid) })
    .onConflictDoNothing({ target: sessions.roomId });
  return requireOpen(await findSession(db, owner, roomId));
}

/** Passes an open session on. @throws {Refusal} `not-found` or `session-ended`. */
export function requireOpen(session: Session | undefined): Session {
  if (!session) throw new Refusal('not-found', 'This interview has not begun.');
  if (session.status === 'ended') throw new Refusal('session-ended', 'This interview has ended.');
  return session;
}
