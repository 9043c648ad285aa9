import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { time } from './time.ts';

/** What a person's practice interviews are about. Of a résumé its text is kept, not the file. */
export const profiles = pgTable('profiles', {
  ownerUid: text('owner_uid')
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' }),
  targetRole: text('target_role').notNull().default(''),
  persona: text('persona', { enum: ['friendly', 'neutral', 'demanding'] })
    .notNull()
    .default('neutral'),
  jobDescription: text('job_description').notNull().default(''),
  recording: boolean('recording').notNull().default(false),
  resumeName: text('resume_name'),
  resumeText: text('resume_text'),
  resumeAddedAt: time('resume_added_at'),
  /** When what it says, the résumé apart, was last changed; null before the first time. */
  changedAt: time('changed_at'),
  /** When it was last changed, or an interview begun with it, to the day. */
  usedAt: time('used_at').notNull().defaultNow(),
});
