import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** Jobs that began and have not come to an end, and how often: see `jobs/deaths.ts`. A job that ends has no row. */
export const jobTries = pgTable('job_tries', {
  jobId: text('job_id').primaryKey(),
  begun: integer('begun').notNull(),
  firstAt: time('first_at').notNull().defaultNow(),
});
