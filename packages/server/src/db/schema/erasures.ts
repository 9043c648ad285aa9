import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/**
 * An erasure that was asked for, and afterwards the mark that keeps an ID token which is still good from making the
 * account anew. Nothing but the account's id stays once the e-mail has left, and that for a day.
 */
export const erasures = pgTable('erasures', {
  uid: text('uid').primaryKey(),
  askedAt: time('asked_at').notNull().defaultNow(),
  erasedAt: time('erased_at'),
  /** Where the confirmation goes; null once it has left. */
  email: text('email'),
  interviews: integer('interviews').notNull().default(0),
  paid: boolean('paid').notNull().default(false),
});
