import { type SQL, and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { recordings } from '../db/schema/index.ts';
import { type SoundStore, longestPutMs } from './soundStore.ts';

/** Files in one go; the rest follows at once. */
const batch = 100;

/** What was never finished is looked at only when nobody can be writing it any more. */
const settled = sql.raw(`interval '${10 * longestPutMs} ms'`);

/**
 * Removes the files that nobody may hear any more: of sessions that are erased, whose time is over, or that were never
 * finished. What the storage refuses is tried again with the next call.
 * @returns how many went. @throws when the storage refused one, after the others, or when `signal` ends.
 */
export async function removeFiles(db: Db, store: SoundStore, signal?: AbortSignal): Promise<number> {
  const left = and(
    isNull(recordings.removedAt),
    or(
      and(isNotNull(recordings.storedAt), or(isNull(recordings.sessionId), isNotNull(recordings.erasedAt))),
      and(isNull(recordings.storedAt), lt(recordings.notedAt, sql`now() - ${settled}`)),
    ),
  );
  let removed = 0;
  let after: string | undefined;
  let refused: unknown;
  for (;;) {
    const due = await nextOf(db, left, after);
    for (const { key } of due) {
      signal?.throwIfAborted();
      try {
        await store.remove(key);
        await noteRemoved(db, key);
        removed++;
      } catch (error) {
        refused = error;
      }
    }
    after = due.at(-1)?.key;
    if (due.length < batch) break;
  }
  if (refused !== undefined) throw new Error('A recording could not be removed.', { cause: refused });
  return removed;
}

const nextOf = (db: Db, left: SQL | undefined, after = '') =>
  db
    .select({ key: recordings.key })
    .from(recordings)
    .where(and(left, sql`${recordings.key} > ${after}`))
    .orderBy(asc(recordings.key))
    .limit(batch);

/** Where the session is still there, that it had a recording stays known. */
async function noteRemoved(db: Db, key: string): Promise<void> {
  const one = eq(recordings.key, key);
  await db.delete(recordings).where(and(one, or(isNull(recordings.sessionId), isNull(recordings.storedAt))));
  await db
    .update(recordings)
    .set({ removedAt: sql`now()` })
    .where(and(one, isNotNull(recordings.erasedAt)));
}

/** Ends the time of recordings that are older than so many days; nobody hears them from then on. */
export async function endTime(db: Db, days: number): Promise<void> {
  const old = lt(recordings.storedAt, sql`now() - ${days * 24} * interval '1 hour'`);
  await db
    .update(recordings)
    .set({ erasedAt: sql`now()` })
    .where(and(isNull(recordings.erasedAt), old));
}
