import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Person } from '../auth/verifier.ts';
import { isAway } from '../db/away.ts';
import { gather } from '../db/gather.ts';
import type { Db } from '../db/open.ts';
import { rooms, sessions } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { identityOf, newId } from './identity.ts';

/** A row of `rooms`. */
export type Room = typeof rooms.$inferSelect;
/** A row of `sessions`. */
export type Session = typeof sessions.$inferSelect;

/** How every room that the caller may not know of answers, whether it exists or not. */
export const noRoom = () =>
  new Refusal(
    'not-found',
    'This interview room does not exist. Check your link, or start a new interview from the home page.',
  );

/** Makes a practice room that belongs to the person, and gives its id. */
export type MakeRoom = (owner: Pick<Person, 'uid'>) => Promise<string>;

/** {@link MakeRoom}, made for many who ask at the same time: their rooms are stored by one statement. */
export function createRoomMaker(db: Db): MakeRoom {
  interface NewRoom {
    readonly id: string;
    readonly ownerUid: string;
  }
  const given = { ids: sql`${sql.placeholder('ids')}::text[]`, owners: sql`${sql.placeholder('owners')}::text[]` };
  const insert = db
    .insert(rooms)
    // In the order of the table's columns.
    .select(
      sql`select id, 'practice', owner, null, now(), null from unnest(${given.ids}, ${given.owners}) as made(id, owner)`,
    )
    .prepare('make_rooms');
  const store = (some: readonly NewRoom[]) =>
    insert.execute({ ids: some.map(({ id }) => id), owners: some.map(({ ownerUid }) => ownerUid) });
  // Answers only what became of rooms that had to be stored one by one.
  const keep = gather<NewRoom, PromiseSettledResult<unknown> | undefined>(async (made) => {
    try {
      await store(made);
    } catch (error) {
      if (made.length === 1 || (error instanceof Error && isAway(error))) throw error;
      // One whose account has just been erased must not take the others along.
      const each = await Promise.allSettled(made.map((room) => store([room])));
      return new Map(made.map((room, n) => [room, each[n]]));
    }
    return new Map();
  });
  return async ({ uid }) => {
    const room = { id: newId(), ownerUid: uid };
    const alone = await keep(room);
    if (alone?.status === 'rejected') throw alone.reason;
    return room.id;
  };
}

/** The session in a room, or undefined before its first token. */
export async function findSession(db: Db, room: Room): Promise<Session | undefined> {
  const owned = room.ownerUid === null ? isNull(sessions.ownerUid) : eq(sessions.ownerUid, room.ownerUid);
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.roomId, room.id), owned));
  return session;
}

/** The session in a room, begun now if it has not begun. @throws {Refusal} `session-ended`. */
export async function openSession(db: Db, room: Room, maxMs: number): Promise<Session> {
  const { id: roomId, kind, ownerUid } = room;
  await db
    .insert(sessions)
    .values({
      id: newId(),
      roomId,
      kind,
      ownerUid,
      seed: newId(),
      maxMs,
      candidateIdentity: identityOf(ownerUid ?? `preview ${roomId}`),
    })
    .onConflictDoNothing({ target: sessions.roomId });
  return requireOpen(await findSession(db, room));
}

/** Passes an open session on. @throws {Refusal} `not-found` or `session-ended`. */
export function requireOpen(session: Session | undefined): Session {
  if (!session) throw new Refusal('not-found', 'This interview hasn’t started.');
  if (session.status === 'ended') throw new Refusal('session-ended', 'This interview has ended.');
  return session;
}
