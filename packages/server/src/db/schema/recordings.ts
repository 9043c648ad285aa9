import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sessions } from './sessions.ts';
import { time } from './time.ts';

/**
 * Every file that is, or may be, in the recordings' storage: noted before it is written, and forgotten only when it is known
 * to be gone. Whatever erases a session, here its files are left without one, and are removed.
 */
export const recordings = pgTable(
  'recordings',
  {
    /** What the file is called in the storage; says nothing of anybody. */
    key: text('key').primaryKey(),
    /** Null once the session is erased. */
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** The turn's number. */
    n: integer('n').notNull(),
    /** When the sound begins, in milliseconds since the session began, and how long it is. */
    startMs: integer('start_ms').notNull(),
    durationMs: integer('duration_ms').notNull(),
    bytes: integer('bytes').notNull(),
    notedAt: time('noted_at').notNull().defaultNow(),
    /** When the file was there, whole; null while it is written, or when that came to nothing. */
    storedAt: time('stored_at'),
    /** From then on nobody hears it, since its time was over. */
    erasedAt: time('erased_at'),
    /** When it was known to be gone from the storage; its row stays as long as the session. */
    removedAt: time('removed_at'),
  },
  (table) => [
    uniqueIndex('recordings_turn')
      .on(table.sessionId, table.n)
      .where(sql`${table.storedAt} is not null`),
    index('recordings_session').on(table.sessionId),
    index('recordings_left')
      .on(table.notedAt)
      .where(sql`${table.removedAt} is null and (${table.sessionId} is null or ${table.storedAt} is null)`),
    index('recordings_stored')
      .on(table.storedAt)
      .where(sql`${table.removedAt} is null`),
    check('recordings_removed', sql`${table.removedAt} is null or ${table.erasedAt} is not null`),
  ],
);
