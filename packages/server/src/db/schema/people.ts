import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** A person, from the first time that their verified ID token was seen; the trial runs from then. */
export const users = pgTable('users', {
  uid: text('uid').primaryKey(),
  email: text('email').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  trialStartedAt: time('trial_started_at').notNull().defaultNow(),
});
