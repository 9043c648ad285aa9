import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/**
 * An erasure that was asked for, and afterwards the mark that keeps an ID token which is still good from making the
 * account anew. Nothing but the account's id stays once the e-mail has left: for a day, or until the login is known to be
 * gone.
 */
export const erasures = pgTable('erasures', {
  uid: text('uid').primaryKey(),
  askedAt: time('asked_at').notNull().defaultNow(),
  /** Requests to remove the login of which nobody knows what became; with one of them the login may be gone. */
  asking: integer('asking').notNull().default(0),
  /** When the login was known to be gone; without a login nobody can ask again. */
  loginRemovedAt: time('login_removed_at'),
  /** When everything else was gone. */
  erasedAt: time('erased_at'),
  /** Where the confirmation goes; null once it has left, or could not for a week. */
  email: text('email'),
  interviews: integer('interviews').notNull().default(0),
  paid: boolean('paid').notNull().default(false),
});
