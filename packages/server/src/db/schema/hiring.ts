import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { jobPosts } from './jobPosts.ts';
import { users } from './people.ts';
import { sessions } from './sessions.ts';
import { time } from './time.ts';

/** That a candidate reached the bar of their job for the first time, and whether its e-mail has left; once for an interview. */
export const announcements = pgTable('announcements', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  jobId: text('job_id')
    .notNull()
    .references(() => jobPosts.id, { onDelete: 'cascade' }),
  /** What was reached, and with what, at that moment. */
  bar: integer('bar').notNull(),
  score: doublePrecision('score').notNull(),
  reachedAt: time('reached_at').notNull().defaultNow(),
  mailedAt: time('mailed_at'),
});

/** What an employer notes of a candidate of theirs, for themselves, and whether they declined them. */
export const candidateMarks = pgTable(
  'candidate_marks',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => jobPosts.id, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    shortlisted: boolean('shortlisted').notNull().default(false),
    note: text('note').notNull().default(''),
    declinedAt: time('declined_at'),
    /** When the e-mail that says so has left. */
    declineMailedAt: time('decline_mailed_at'),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.uid] }), index('candidate_marks_uid').on(table.uid)],
);
