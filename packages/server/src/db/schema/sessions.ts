import { accommodations } from '@viva/api-client';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { jobPosts } from './jobPosts.ts';
import { users } from './people.ts';
import { time } from './time.ts';

const kinds = ['practice', 'preview', 'candidate'] as const;

/** A room that belongs to one person; a preview, which needs no account, to whoever knows its id. */
export const rooms = pgTable(
  'rooms',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: kinds }).notNull(),
    /** Null exactly for previews. */
    ownerUid: text('owner_uid').references(() => users.uid, { onDelete: 'cascade' }),
    /**
     * The job that a candidate was invited for; each has one room behind its smart link. Null once the job is erased:
     * what was said stays the candidate's.
     */
    jobId: text('job_id').references(() => jobPosts.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull().defaultNow(),
    closedAt: time('closed_at'),
  },
  (table) => [
    index('rooms_owner').on(table.ownerUid),
    index('rooms_previews')
      .on(table.createdAt)
      .where(sql`${table.kind} = 'preview'`),
    unique('rooms_id_kind').on(table.id, table.kind),
    unique('rooms_candidate').on(table.jobId, table.ownerUid),
    check('rooms_of_nobody', sql`(${table.kind} = 'preview') = (${table.ownerUid} is null)`),
    check('rooms_of_a_job', sql`${table.kind} = 'candidate' or ${table.jobId} is null`),
  ],
);

/** One interview in a room, from its first token to its end. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    roomId: text('room_id').notNull().unique(),
    /** Its room's kind. */
    kind: text('kind', { enum: kinds }).notNull().default('practice'),
    /** Null exactly for previews. */
    ownerUid: text('owner_uid').references(() => users.uid, { onDelete: 'cascade' }),
    candidateIdentity: text('candidate_identity').notNull(),
    status: text('status', { enum: ['open', 'ended'] })
      .notNull()
      .default('open'),
    endReason: text('end_reason', {
      enum: ['completed', 'stopped', 'candidate-left', 'insults', 'silence', 'time', 'failed'],
    }),
    startedAt: time('started_at').notNull().defaultNow(),
    endedAt: time('ended_at'),
    /** When a preview was kept as its owner's practice; null for all others. */
    keptAt: time('kept_at'),
    seed: text('seed').notNull(),
    /** The interview policy's state after turn `checkpointTurn`. */
    checkpoint: jsonb('checkpoint'),
    checkpointTurn: integer('checkpoint_turn').notNull().default(-1),
    maxMs: bigint('max_ms', { mode: 'number' }).notNull(),
    /** How long it was paused, without the pause that goes on, and since when that one does. */
    pausedMs: integer('paused_ms').notNull().default(0),
    pausedAt: time('paused_at'),
    /** How long its candidate was away, with no interviewer left, before they came back; only of an employer's. */
    awayMs: bigint('away_ms', { mode: 'number' }).notNull().default(0),
    /** Last moment at which the candidate was known to be in the room; null until they join. An employer's: or on the way. */
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
    foreignKey({
      name: 'sessions_room',
      columns: [table.roomId, table.kind],
      foreignColumns: [rooms.id, rooms.kind],
    }).onDelete('cascade'),
    check('sessions_of_nobody', sql`(${table.kind} = 'preview') = (${table.ownerUid} is null)`),
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
  /** How many corrections of the interview were refused because they said something else. */
  correctionsRefused: integer('corrections_refused').notNull().default(0),
});

/** The report of a preview that is over; both go together, unless the preview is kept as somebody's practice. */
export const previewReports = pgTable('preview_reports', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** Null when nothing was said. */
  report: jsonb('report'),
  createdAt: time('created_at').notNull().defaultNow(),
});

/**
 * What a candidate says that they said where a turn was misheard. The turn stays as it was heard; a correction that is made
 * again takes the place of the one before.
 */
export const corrections = pgTable(
  'corrections',
  {
    sessionId: text('session_id').notNull(),
    /** The turn's number. */
    n: integer('n').notNull(),
    text: text('text').notNull(),
    correctedAt: time('corrected_at').notNull().defaultNow(),
    /** How often this turn was corrected. */
    times: integer('times').notNull().default(1),
    /** When the report was made with it; null while that is due. */
    assessedAt: time('assessed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.n] }),
    // What is withdrawn or erased takes its correction along.
    foreignKey({
      name: 'corrections_turn',
      columns: [table.sessionId, table.n],
      foreignColumns: [turns.sessionId, turns.n],
    }).onDelete('cascade'),
  ],
);

/** That somebody agreed to be recorded for a job: when, and to which wording. */
export const consents = pgTable(
  'consents',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => jobPosts.id, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    givenAt: time('given_at').notNull().defaultNow(),
    /** Which candidate of the job it is, from 1; the same for every wording. */
    number: integer('number').notNull(),
    /** The job's bar at that moment: what was agreed to is to be shown only from there on. */
    bar: integer('bar').notNull(),
    /** What they asked for, so that the interview tells what they can do. No employer is told. */
    accommodations: text('accommodations', { enum: accommodations }).array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.uid, table.version] }), index('consents_uid').on(table.uid)],
);

/**
 * What somebody without an account did that is limited by the hour. The address is kept as a keyed hash only, and no
 * longer than the hour.
 */
export const addressUses = pgTable(
  'address_uses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    purpose: text('purpose').notNull(),
    address: text('address').notNull(),
    usedAt: time('used_at').notNull().defaultNow(),
  },
  (table) => [
    index('address_uses_who').on(table.purpose, table.address, table.usedAt),
    index('address_uses_when').on(table.usedAt),
  ],
);
