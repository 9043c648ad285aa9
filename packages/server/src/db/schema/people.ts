import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** A person, from the first time that their verified ID token was seen; the trial runs from then. */
export const users = pgTable('users', {
  uid: text('uid').primaryKey(),
  email: text('email').notNull(),
  /** When the token was made that told of the e-mail address; an older one tells nothing. */
  emailAsOf: time('email_as_of')
    .notNull()
    .default(sql`to_timestamp(0)`),
  createdAt: time('created_at').notNull().defaultNow(),
  trialStartedAt: time('trial_started_at').notNull().defaultNow(),
});
