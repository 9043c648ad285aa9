import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** Counts how often each unfinished job has started (see `jobs/deaths.ts`). */
export const jobTries = pgTable('job_tries', {
  jobId: text('job_id').primaryKey(),
  begun: integer('begun').notNull(),
  firstAt: time('first_at').notNull().defaultNow(),
});
