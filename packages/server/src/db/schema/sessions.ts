import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { time } from './time.ts';

/** A room that belongs to one person. */
export const rooms = pgTable(
  'rooms',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['practice', 'preview', 'candidate'] }).notNull(),
    ownerUid: text('owner_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull().defaultNow(),
    closedAt: time('closed_at'),
  },
  (table) => [index('rooms_owner').on(table.ownerUid)],
);

/** One interview in a room, from its first token to its end. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    roomId: text('room_id')
      .notNull()
      .unique()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    ownerUid: text('owner_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    candidateIdentity: text('candidate_identity').notNull(),
    status: text('status', { enum: ['open', 'ended'] })
      .notNull()
      .default('open'),
    endReason: text('end_reason', { enum: ['completed', 'candidate-left', 'silence', 'time', 'failed'] }),
    startedAt: time('started_at').notNull().defaultNow(),
    endedAt: time('ended_at'),
    seed: text('seed').notNull(),
    /** The interview policy's state after turn `checkpointTurn`. */
    checkpoint: jsonb('checkpoint'),
    checkpointTurn: integer('checkpoint_turn').notNull().default(-1),
    maxMs: bigint('max_ms', { mode: 'number' }).notNull(),
    /** Last moment at which the candidate was known to be in the room; null until they join. */
    candidateSeenAt: time('candidate_seen_at'),
    /** Last moment at which an interviewer was known to be in the room. */
    interviewerSeenAt: time('interviewer_seen_at'),
    /** Last sign of life of the interviewer's own; null until the one that was sent last has given one. */
    interviewerAliveAt: time('interviewer_alive_at'),
    /** Since when the candidate waits in the room without an interviewer. */
    interviewerMissingAt: time('interviewer_missing_at'),
    /** Last time that an interviewer was sent for, and how often in a row without one coming. */
    dispatchedAt: time('dispatched_at'),
    dispatchAttempts: integer('dispatch_attempts').notNull().default(0),
    /** Whether the media room of an ended session is known to be gone. */
    mediaClosed: boolean('media_closed').notNull().default(false),
  },
  (table) => [
    index('sessions_owner').on(table.ownerUid),
    index('sessions_live')
      .on(table.status)
      .where(sql`${table.mediaClosed} = false`),
    check('sessions_ended', sql`(${table.status} = 'ended') = (${table.endedAt} is not null)`),
  ],
);

/** Something said, stored once under its number. */
export const turns = pgTable(
  'turns',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    content: jsonb('content').notNull(),
    storedAt: time('stored_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.n] })],
);

/** The feedback report of a session, and whether its e-mail has left. */
export const reports = pgTable('reports', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  ownerUid: text('owner_uid')
    .notNull()
    .references(() => users.uid, { onDelete: 'cascade' }),
  /** Null when there was nothing to report; `skippedReason` says why. */
  report: jsonb('report'),
  skippedReason: text('skipped_reason', { enum: ['nothing-said'] }),
  createdAt: time('created_at').notNull().defaultNow(),
  mailedAt: time('mailed_at'),
});
