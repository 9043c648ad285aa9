import { type PutPause, pauseMostMs } from '@viva/api-client/internal';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { sessions } from '../db/schema/index.ts';
import { requireOpen } from './rooms.ts';

/** Takes down how long a session was paused, and whether it is. @throws {Refusal} `not-found`, `session-ended`. */
export async function notePause(db: Db, sessionId: string, { pausedMs, pauseMs }: PutPause): Promise<void> {
  const [session] = await db
    .update(sessions)
    .set({ pausedMs, pausedAt: pauseMs === null ? null : sql`now() - ${pauseMs} * interval '1 ms'` })
    .where(eq(sessions.id, sessionId))
    .returning();
  requireOpen(session);
}

/** What is stored of a session's pauses, at a moment in epoch milliseconds by the database's clock. */
export interface Paused {
  readonly pausedMs: number;
  readonly pausedAt: Date | null;
  readonly nowMs: number;
}

/** How long the pause that goes on has lasted, in milliseconds; null without one. */
export const pauseMsOf = ({ pausedAt, nowMs }: Pick<Paused, 'pausedAt' | 'nowMs'>): number | null =>
  pausedAt && Math.max(0, Math.round(nowMs - pausedAt.getTime()));

/** How long a session was paused until now, in milliseconds; no interviewer can make it more than it may be. */
export const pausedUntilNowMs = (paused: Paused): number =>
  Math.min(pauseMostMs, paused.pausedMs + (pauseMsOf(paused) ?? 0));

/** When the pause that goes on ends by itself, in epoch milliseconds; null without one. */
export const pauseEndsAtMs = ({ pausedMs, pausedAt }: Pick<Paused, 'pausedMs' | 'pausedAt'>): number | null =>
  pausedAt && pausedAt.getTime() + Math.max(0, pauseMostMs - pausedMs);
