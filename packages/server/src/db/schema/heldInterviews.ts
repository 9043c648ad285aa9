import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { jobPosts } from './jobPosts.ts';

/**
 * Interviews for employers that were held and then erased, so that nobody holds theirs again until it goes well. Who it was
 * is kept as a keyed hash of job and account alone, and no longer than the job.
 */
export const heldInterviews = pgTable(
  'held_interviews',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => jobPosts.id, { onDelete: 'cascade' }),
    candidate: text('candidate').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.candidate] })],
);
