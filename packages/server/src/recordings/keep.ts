import { randomBytes } from 'node:crypto';
import { turnSchema } from '@viva/api-client/internal';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { recordings, sessions, turns } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { mayRecord } from './mayRecord.ts';
import { durationOf } from './oggOpus.ts';
import type { SoundStore } from './soundStore.ts';

/** A turn that a candidate has spoken. */
export interface SpokenTurn {
  readonly session: typeof sessions.$inferSelect;
  readonly n: number;
}

/** The sound of a turn as it comes. */
export interface TurnSound {
  /** When it begins, in milliseconds since the session began. */
  readonly startMs: number;
  readonly file: Buffer;
}

/** Finds a turn that a candidate has spoken. @throws {Refusal} `not-found`, also when it was typed. */
export async function findSpokenTurn(db: Db, sessionId: string, n: number): Promise<SpokenTurn> {
  const [said] = await db
    .select({ session: sessions, content: turns.content })
    .from(turns)
    .innerJoin(sessions, eq(sessions.id, turns.sessionId))
    .where(and(eq(turns.sessionId, sessionId), eq(turns.n, n)));
  const turn = turnSchema.safeParse(said?.content).data;
  if (!said || turn?.speaker !== 'user' || turn.typed)
    throw new Refusal('not-found', 'There is no such turn that was spoken by a candidate.');
  return { session: said.session, n };
}

/**
 * Keeps the sound of a turn, once: the first that comes is the one that stays.
 * @throws {Refusal} `consent-required` where it must not be kept, `file-unreadable` for what is no Ogg Opus file,
 *   `unavailable` while the storage is away.
 */
export async function keepSound(db: Db, store: SoundStore, turn: SpokenTurn, sound: TurnSound): Promise<void> {
  const { session, n } = turn;
  const { id: sessionId } = session;
  const { startMs, file } = sound;
  if (!(await mayRecord(db, session)))
    throw new Refusal('consent-required', 'The sound of this interview must not be kept.');
  const durationMs = durationOf(file);
  if (durationMs === undefined) throw new Refusal('file-unreadable', 'This is not an Ogg Opus file.');
  const stored = and(eq(recordings.sessionId, sessionId), eq(recordings.n, n), isNotNull(recordings.storedAt));
  if ((await db.select({ key: recordings.key }).from(recordings).where(stored)).length > 0) return;
  const key = randomBytes(24).toString('base64url');
  const noted = { key, sessionId, n, startMs, durationMs: Math.round(durationMs), bytes: file.length };
  await db.insert(recordings).values(noted);
  await store.put(key, file).catch((cause: unknown) => {
    throw new Refusal('unavailable', 'We can’t reach the storage for recordings right now.', { cause });
  });
  if (!(await noteStored(db, key))) await forget(db, store, key);
}

/** Whether the file is the turn's from now on; another may have come first, or the session or the turn be erased. */
async function noteStored(db: Db, key: string): Promise<boolean> {
  const other = sql`(select 1 from recordings other where other.session_id = ${recordings.sessionId} and other.n = ${recordings.n} and other.stored_at is not null)`;
  const turn = sql`(select 1 from turns where turns.session_id = ${recordings.sessionId} and turns.n = ${recordings.n})`;
  const mine = and(
    eq(recordings.key, key),
    isNotNull(recordings.sessionId),
    sql`not exists ${other}`,
    // It may have been withdrawn meanwhile.
    sql`exists ${turn}`,
  );
  const { rowCount } = await db
    .update(recordings)
    .set({ storedAt: sql`now()` })
    .where(mine);
  return rowCount === 1;
}

/** Removes a file that nobody is to hear, and then what is known of it. */
async function forget(db: Db, store: SoundStore, key: string): Promise<void> {
  await store.remove(key);
  await db.delete(recordings).where(and(eq(recordings.key, key), isNull(recordings.storedAt)));
}
