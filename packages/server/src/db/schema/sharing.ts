import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { sessions } from './sessions.ts';
import { time } from './time.ts';

/** Links with which anybody can read a report for a while. One that is taken back is deleted. */
export const reportShares = pgTable(
  'report_shares',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Hash of the link's token; the token itself is nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('report_shares_session').on(table.sessionId), index('report_shares_expiry').on(table.expiresAt)],
);

/** That a candidate asked for a person's review of their result; once for an interview. */
export const reviewRequests = pgTable('review_requests', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  askedAt: time('asked_at').notNull().defaultNow(),
  /** What the candidate wrote to it; may be empty. */
  note: text('note').notNull().default(''),
  /** When the e-mail to the job's contact had left. */
  mailedAt: time('mailed_at'),
  /** When the employer said that a person has reviewed it. */
  answeredAt: time('answered_at'),
});
