import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { recordings } from '../db/schema/index.ts';

/** What was recorded of a session, as its owner takes it along: which turns, how long, and until when it was kept. */
export async function exportRecordings(db: Db, sessionId: string): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select()
    .from(recordings)
    .where(and(eq(recordings.sessionId, sessionId), isNotNull(recordings.storedAt)))
    .orderBy(asc(recordings.n));
  return rows.map(({ n, startMs, durationMs, bytes, storedAt, erasedAt }) => ({
    ...{ turn: n, startMs, durationMs, bytes },
    storedAt: storedAt?.toISOString() ?? null,
    erasedAt: erasedAt?.toISOString() ?? null,
  }));
}
