import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { LoginInDoubt, type Logins } from '../auth/logins.ts';
import type { Person } from '../auth/verifier.ts';
import type { Db } from '../db/open.ts';
import { erasures, rooms, sessions, users } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import type { Orders } from '../jobs/jobs.ts';
import type { Recordings } from '../recordings/open.ts';
import { type Ending, endSession } from '../sessions/ending.ts';
import { forgetInvitations } from '../invitations/lists.ts';
import type { HeldInterviews } from '../sessions/heldInterviews.ts';
import type { Belongings } from './belongings.ts';
import { markAsked, markLoginRemoved, takeBack } from './erasureMark.ts';

/** What erasing stands on. */
export interface ErasingTools {
  readonly db: Db;
  readonly belongings: Belongings;
  readonly ending: Ending;
  readonly logins: Logins;
  readonly held: HeldInterviews;
  readonly recordings: Pick<Recordings, 'orderRemoval'>;
  /** Orders what finishes an erasure: the rest of it, if a process died in between, and the confirmation by e-mail. */
  readonly orderFinish: Orders<{ uid: string }>;
  /** Orders that a media room is closed, by ids, for rooms that the database no longer knows. */
  readonly orderClosing: Orders<{ roomId: string }>;
}

/** After this time a process that died in the middle of an erasure is taken over from, in milliseconds. */
const takeOverMs = 60_000;

/**
 * Erases a person's account with all that belongs to it: the login goes, running interviews end, and then everything
 * else goes in one transaction. Erasing twice is harmless.
 * @throws {Refusal} `login-too-old` or `unavailable`; then nothing was erased. {@link LoginInDoubt}: all but the login is
 *   erased in a minute, and the login when it is used again, if it is still there.
 */
export async function eraseAccount(tools: ErasingTools, person: Person, idToken: string): Promise<void> {
  const { db } = tools;
  const { uid } = person;
  const mark = await db.transaction(async (tx) => {
    const asked = await markAsked(tx, person);
    if (!asked.erasedAt) await tools.orderFinish(tx, { uid }, { notBeforeMs: takeOverMs });
    return asked;
  });
  if (mark.erasedAt && mark.loginRemovedAt) return;
  await removeLogin(tools, uid, idToken);
  if (mark.erasedAt) return;
  await endInterviews(tools, uid);
  await eraseRows(tools, uid);
}

async function removeLogin({ db, logins, orderFinish }: ErasingTools, uid: string, idToken: string): Promise<void> {
  await logins.remove(idToken).catch(async (error: unknown) => {
    if (error instanceof Refusal && !(error instanceof LoginInDoubt)) await takeBack(db, uid);
    throw error;
  });
  await db.transaction(async (tx) => {
    await markLoginRemoved(tx, uid);
    await orderFinish(tx, { uid });
  });
}

/**
 * Removes the login of an account that is erased otherwise, when somebody comes with a token of it: of its erasure nobody
 * knew whether the login went too. Its failures are told to nobody, since the next token does as well.
 */
export async function removeLeftLogin(tools: ErasingTools, uid: string, idToken: string): Promise<void> {
  const left = and(eq(erasures.uid, uid), isNotNull(erasures.erasedAt), isNull(erasures.loginRemovedAt));
  const [mark] = await tools.db.select({ uid: erasures.uid }).from(erasures).where(left);
  if (mark) await removeLogin(tools, uid, idToken).catch(tools.ending.onTrouble);
}

async function endInterviews({ db, ending }: ErasingTools, uid: string): Promise<void> {
  const open = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.ownerUid, uid), eq(sessions.status, 'open')));
  for (const { id } of open) await endSession(ending, id, 'candidate-left');
}

/** Erases everything of an account whose erasure was asked for, once. @throws when it was not. */
export async function eraseRows(tools: ErasingTools, uid: string): Promise<void> {
  await tools.db.transaction(async (tx) => {
    // Whoever writes something for this person waits here, and then finds no account.
    const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.uid, uid)).for('update');
    const [asked] = await tx.select().from(erasures).where(eq(erasures.uid, uid)).for('update');
    if (!asked) throw new Error('An erasure is under way that nobody asked for.');
    if (asked.erasedAt) return;
    const held = await tx
      .select({ roomId: sessions.roomId, mediaClosed: sessions.mediaClosed })
      .from(sessions)
      .where(eq(sessions.ownerUid, uid));
    for (const { roomId, mediaClosed } of held) if (!mediaClosed) await tools.orderClosing(tx, { roomId });
    const paid = await everPaid(tools.belongings, tx, uid);
    for (const { erase } of tools.belongings.all()) await erase?.(tx, uid);
    await tx.delete(rooms).where(eq(rooms.ownerUid, uid));
    if (account) await forgetInvitations(tx, account.email);
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
