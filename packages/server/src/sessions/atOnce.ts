import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { sessions } from '../db/schema/index.ts';
import { type Ending, endSession } from './ending.ts';
import type { Session } from './rooms.ts';

/** Interviews that one account may have running; each keeps an interviewer busy. */
export const mostAtOnce = 3;

/**
 * Ends the interviews that are too many beside one that has just begun: the oldest first, and before an employer's, which
 * cannot be taken again, those for practice.
 */
export async function endTooMany(ending: Ending, begun: Session): Promise<void> {
  if (begun.ownerUid === null) return;
  const others = await ending.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.ownerUid, begun.ownerUid), eq(sessions.status, 'open'), ne(sessions.id, begun.id)))
    .orderBy(desc(sql`${sessions.kind} = 'candidate'`), desc(sessions.startedAt), desc(sessions.id))
    .offset(mostAtOnce - 1);
  for (const { id } of others) await endSession(ending, id, 'candidate-left');
}
