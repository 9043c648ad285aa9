import type { EndReason } from '@viva/api-client/internal';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { rooms, sessions } from '../db/schema/index.ts';
import type { Media } from './media.ts';

/** What ending a session sets off. */
export interface Ending {
  readonly db: Db;
  readonly media: Media;
  /** Asks for the session's report, also of a preview, in the transaction that ends it. */
  readonly orderReport: (tx: Db, sessionId: string) => Promise<void>;
  /** Hears of a media room that could not be closed; the sweep tries again. */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Ends a session once, whoever comes first: closes its room and orders its report. Later calls change nothing.
 * @returns whether this call ended it.
 */
export async function endSession(ending: Ending, sessionId: string, reason: EndReason): Promise<boolean> {
  const ended = await ending.db.transaction((tx) => endInTransaction(tx, ending, sessionId, reason));
  if (ended) await closeMedia(ending, ended).catch(ending.onTrouble);
  return ended !== undefined;
}

/** The stored part of {@link endSession}; gives the session whose media room is to be closed afterwards. */
export async function endInTransaction(tx: Db, ending: Ending, sessionId: string, reason: EndReason) {
  const [session] = await tx
    .update(sessions)
    .set({ status: 'ended', endReason: reason, endedAt: sql`now()`, interviewerMissingAt: null })
    .where(and(eq(sessions.id, sessionId), eq(sessions.status, 'open')))
    .returning({ id: sessions.id, roomId: sessions.roomId });
  if (!session) return undefined;
  await tx
    .update(rooms)
    .set({ closedAt: sql`now()` })
    .where(eq(rooms.id, session.roomId));
  await ending.orderReport(tx, session.id);
  return session;
}

/** Closes the media room of an ended session and remembers that. */
export async function closeMedia(
  { db, media }: Pick<Ending, 'db' | 'media'>,
  session: { id: string; roomId: string },
): Promise<void> {
  await media.close(session.roomId);
  await db.update(sessions).set({ mediaClosed: true }).where(eq(sessions.id, session.id));
}
