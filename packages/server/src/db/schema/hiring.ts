import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { jobPosts } from './jobPosts.ts';
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
