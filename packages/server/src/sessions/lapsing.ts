import type { EndReason, ToldEnd } from '@viva/api-client/internal';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { sessions, turns } from '../db/schema/index.ts';
import { type Ending, closeMedia, endInTransaction } from './ending.ts';

/**
 * Ends a session that its owner did not choose to end. An employer's interview in which its candidate has said nothing yet
 * is set back to before its start instead: the same link begins it, as if nobody had come.
 * @returns whether this call ended it or set it back.
 */
export async function lapseSession(ending: Ending, sessionId: string, reason: EndReason): Promise<boolean> {
  const lapsed = await ending.db.transaction((tx) => lapseInTransaction(tx, ending, sessionId, reason));
  if (lapsed) await closeMedia(ending, lapsed).catch(ending.onTrouble);
  return lapsed !== undefined;
}

/** The stored part of {@link lapseSession}; gives the session whose media room is to be closed afterwards. */
export async function lapseInTransaction(tx: Db, ending: Ending, sessionId: string, reason: EndReason) {
  // No turn is stored between the look and what follows from it.
  const [session] = await tx
    .select({ id: sessions.id, roomId: sessions.roomId, kind: sessions.kind })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.status, 'open')))
    .for('update');
  if (session?.kind !== 'candidate' || (await hasSpoken(tx, sessionId)))
    return endInTransaction(tx, ending, sessionId, reason);
  await tx.delete(sessions).where(eq(sessions.id, sessionId));
  return session;
}

/**
 * Ends a session as its interviewer asks. How long an employer's candidate may stay away is for the watch to say: the
 * interviewer leaves, and another one goes on when the candidate is back. A candidate who said that they want to stop has
 * ended it.
 */
export async function endForInterviewer(
  ending: Ending,
  { sessionId, kind }: { readonly sessionId: string; readonly kind: string },
  told: ToldEnd,
): Promise<{ ended: boolean; first: boolean }> {
  if (kind === 'candidate' && told === 'absent') return { ended: false, first: false };
  const reason = told === 'absent' ? 'candidate-left' : told;
  return { ended: true, first: await lapseSession(ending, sessionId, reason) };
}

async function hasSpoken(tx: Db, sessionId: string): Promise<boolean> {
  const said = sql`${turns.content} ->> 'speaker' = 'user' and ${turns.content} ->> 'text' ~ '\\S'`;
  const some = tx
    .select({ n: turns.n })
    .from(turns)
    .where(and(eq(turns.sessionId, sessionId), said))
    .limit(1);
  return (await some).length > 0;
}
