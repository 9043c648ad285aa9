import { pgTable, text } from 'drizzle-orm/pg-core';
import { jobPosts } from './jobPosts.ts';

/** The logos of final job posts, beside the posts: most readers of a post don't need its picture. */
export const jobLogos = pgTable('job_logos', {
  jobId: text('job_id')
    .primaryKey()
    .references(() => jobPosts.id, { onDelete: 'cascade' }),
  /** A WebP picture as a `data:` address, as the service itself wrote it. */
  picture: text('picture').notNull(),
});
