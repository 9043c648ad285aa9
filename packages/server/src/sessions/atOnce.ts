import { and, desc, eq, not, or, sql } from 'drizzle-orm';
import { sessions } from '../db/schema/index.ts';
import { isAwayNow } from './away.ts';
import { type Ending, closeMedia } from './ending.ts';
import { lapseInTransaction } from './lapsing.ts';
import type { Session } from './rooms.ts';

/** Whether a session is an employer's interview that its candidate has left and may go on with. */
const waiting = sql`(${sessions.kind} = 'candidate' and coalesce(${isAwayNow}, false))`;

/** Interviews that one account may have running; each keeps an interviewer busy. */
export const mostAtOnce = 3;

/**
 * Ends the interviews that are too many beside one that has just begun or goes on: the oldest first, and before an
 * employer's, which cannot be taken again, those for practice. An employer's interview whose candidate is away keeps no
 * interviewer busy and is not counted: they may go on with it for a day.
 */
export async function endTooMany(ending: Ending, { id, ownerUid }: Session): Promise<void> {
  if (ownerUid === null) return;
  const ended = await ending.db.transaction(async (tx) => {
    // One after the other: those that begin at the same moment must not end each other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`interviews of ${ownerUid}`}, 0))`);
    const open = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.ownerUid, ownerUid), eq(sessions.status, 'open'), or(eq(sessions.id, id), not(waiting))))
      .orderBy(desc(sql`${sessions.kind} = 'candidate'`), desc(sessions.startedAt), desc(sessions.id));
    // This one has been ended by one that began after it.
    if (!open.some((session) => session.id === id)) return [];
    const closing: { id: string; roomId: string }[] = [];
    for (const tooMany of open.filter((session) => session.id !== id).slice(mostAtOnce - 1)) {
      const session = await lapseInTransaction(tx, ending, tooMany.id, 'candidate-left');
      if (session) closing.push(session);
    }
    return closing;
  });
  for (const session of ended) await closeMedia(ending, session).catch(ending.onTrouble);
}
