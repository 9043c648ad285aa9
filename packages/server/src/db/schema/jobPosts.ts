import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** A job that an employer, who has no account, looks for candidates for: a draft until it is finalized. */
export const jobPosts = pgTable(
  'job_posts',
  {
    /** Stands in the smart link. */
    id: text('id').primaryKey(),
    createdAt: time('created_at').notNull().defaultNow(),
    /** The description, and what was read from it; both or neither. */
    content: text('content'),
    suggestion: jsonb('suggestion'),
    /** Counts the descriptions that came, so that the one that came last is the one that is kept. */
    revision: integer('revision').notNull().default(0),

    /** From here on null until it is finalized. */
    finalizedAt: time('finalized_at'),
    title: text('title'),
    skills: text('skills').array(),
    questions: text('questions').array(),
    contactEmail: text('contact_email'),
    /** Who asks, as candidates read it; null where the employer gave no name. Final jobs may lack what follows. */
    company: text('company'),
    /** What candidates read before the interview. */
    note: text('note').notNull().default(''),
    /** Longest interview; null for as long as any may take. */
    minutes: integer('minutes'),
    /** Most questions; null for as many as there is time for. */
    questionCount: integer('question_count'),
    /** Those of the skills that are nice to have. */
    niceToHave: text('nice_to_have')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Hash of the private link's key; the key itself is nowhere. */
    keyHash: text('key_hash').unique(),
    /** How often the private link was replaced by another. */
    keyRotation: integer('key_rotation').notNull().default(0),
    /** The rotation whose link has been mailed. */
    mailedRotation: integer('mailed_rotation'),

    /** Takes no new candidates from then on. */
    closedAt: time('closed_at'),

    /** 0 to 100: whoever's score reaches it is announced and shown. When the employer set it last; null for the usual one. */
    bar: integer('bar').notNull().default(50),
    barSetAt: time('bar_set_at'),
    /** By what the first of its candidates was assessed, and so are the others; null before. */
    method: jsonb('method'),
    /** How many candidates have ever come, so that the number of one who was erased is not given again. */
    candidateCount: integer('candidate_count').notNull().default(0),
  },
  (table) => [
    check('job_posts_length', sql`${table.minutes} > 0 and ${table.questionCount} > 0`),
    check('job_posts_bar', sql`${table.bar} between 0 and 100`),
    index('job_posts_drafts')
      .on(table.createdAt)
      .where(sql`${table.finalizedAt} is null`),
    check('job_posts_read', sql`(${table.content} is null) = (${table.suggestion} is null)`),
    check(
      'job_posts_final',
      sql`num_nulls(${table.finalizedAt}, ${table.title}, ${table.skills}, ${table.questions}, ${table.contactEmail}, ${table.keyHash}) in (0, 6)`,
    ),
  ],
);
