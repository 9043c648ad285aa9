import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Person } from '../auth/verifier.ts';
import type { Logins } from '../auth/logins.ts';
import type { Db } from '../db/open.ts';
import { erasures, rooms, sessions, users } from '../db/schema/index.ts';
import type { Orders } from '../jobs/jobs.ts';
import { type Ending, endSession } from '../sessions/ending.ts';
import type { Belongings } from './belongings.ts';

/** What erasing stands on. */
export interface ErasingTools {
  readonly db: Db;
  readonly belongings: Belongings;
  readonly ending: Ending;
  readonly logins: Logins;
  /** Orders what finishes an erasure: the rest of it, if a process died in between, and the confirmation by e-mail. */
  readonly orderFinish: Orders<{ uid: string }>;
  /** Orders that a media room is closed, by ids, for rooms that the database no longer knows. */
  readonly orderClosing: Orders<{ roomId: string }>;
}

/** After this time a process that died in the middle of an erasure is taken over from, in milliseconds. */
const takeOverMs = 60_000;

/**
 * Erases a person's account with all that belongs to it: running interviews end, the login goes, and then everything
 * else in one transaction. Erasing twice is harmless.
 * @throws {Refusal} `login-too-old` or `unavailable`; then nothing was erased.
 */
export async function eraseAccount(tools: ErasingTools, person: Person, idToken: string): Promise<void> {
  const { db } = tools;
  const { uid, email } = person;
  const asked = await db.transaction(async (tx) => {
    await tx.insert(erasures).values({ uid, email }).onConflictDoNothing();
    const [row] = await tx.select().from(erasures).where(eq(erasures.uid, uid));
    if (!row?.erasedAt) await tools.orderFinish(tx, { uid }, { notBeforeMs: takeOverMs });
    return row;
  });
  if (asked?.erasedAt) return;
  await endInterviews(tools, uid);
  await tools.logins.remove(idToken).catch(async (error: unknown) => {
    await db.delete(erasures).where(and(eq(erasures.uid, uid), isNull(erasures.erasedAt)));
    throw error;
  });
  await eraseRows(tools, uid);
}

async function endInterviews({ db, ending }: ErasingTools, uid: string): Promise<void> {
  const open = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.ownerUid, uid), eq(sessions.status, 'open')));
  for (const { id } of open) await endSession(ending, id, 'candidate-left');
}

/** Erases everything of an account whose erasure was asked for, once. */
export async function eraseRows(tools: ErasingTools, uid: string): Promise<void> {
  await tools.db.transaction(async (tx) => {
    // Whoever writes something for this person waits here, and then finds no account.
    await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('update');
    const [asked] = await tx.select().from(erasures).where(eq(erasures.uid, uid)).for('update');
    if (!asked || asked.erasedAt) return;
    const held = await tx
      .select({ roomId: sessions.roomId, mediaClosed: sessions.mediaClosed })
      .from(sessions)
      .where(eq(sessions.ownerUid, uid));
    for (const { roomId, mediaClosed } of held) if (!mediaClosed) await tools.orderClosing(tx, { roomId });
    const paid = await everPaid(tools.belongings, tx, uid);
    for (const { erase } of tools.belongings.all()) await erase?.(tx, uid);
    await tx.delete(rooms).where(eq(rooms.ownerUid, uid));
    await tx.delete(users).where(eq(users.uid, uid));
    await tx
      .update(erasures)
      .set({ erasedAt: sql`now()`, interviews: held.length, paid })
      .where(eq(erasures.uid, uid));
    await tools.orderFinish(tx, { uid });
  });
}

async function everPaid(belongings: Belongings, tx: Db, uid: string): Promise<boolean> {
  const subscription = belongings.all().find(({ name }) => name === 'subscription');
  return subscription !== undefined && (await subscription.read(tx, uid)) !== null;
}
