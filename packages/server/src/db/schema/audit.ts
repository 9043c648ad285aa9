import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** What is noted of an employer's job: what was read, and what was decided. */
const auditedActs = [
  'list-read',
  'evidence-read',
  'transcript-read',
  'recording-read',
  'announced',
  'checkout-opened',
  'candidate-paid',
  'payment-returned',
  'bar-set',
  'job-changed',
  'job-closed',
  'job-reopened',
  'link-replaced',
  'candidates-invited',
  'candidate-shortlisted',
  'candidate-unlisted',
  'candidate-noted',
  'candidate-declined',
  'candidates-exported',
  'review-asked',
  'review-done',
  'answer-corrected',
  'exported',
  'erased',
  'job-erased',
  'log-exported',
  'bias-table-exported',
] as const;

/** Who did it: the holder of a private link, a candidate, the operator, the payment provider, or the service by itself. */
const auditActors = ['link', 'candidate', 'operator', 'payments', 'service'] as const;

/**
 * The audit log: one row for each thing that was done with a job or its candidates. Rows are only added; a trigger refuses
 * changes, and removals by anything but retention. Ids and numbers only: no name, no address and no words. Rows outlive
 * the job and the accounts, so nothing here refers to them.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull().defaultNow(),
    /** Null for what is about no job alone. */
    jobId: text('job_id'),
    actor: text('actor', { enum: auditActors }).notNull(),
    /** Which private link of the job, from 1; only of `link`. */
    link: integer('link'),
    act: text('act', { enum: auditedActs }).notNull(),
    /** The candidate's number at the job, which is never given again. */
    candidate: integer('candidate'),
    /** The bar that was set. */
    bar: integer('bar'),
    /** Of views: the viewer, the thing and the hour, so that each is noted once. */
    viewKey: text('view_key').unique(),
  },
  (table) => [
    check('audit_entries_link', sql`(${table.actor} = 'link') = (${table.link} is not null)`),
    index('audit_entries_job').on(table.jobId, table.id),
    index('audit_entries_at').on(table.at),
  ],
);
