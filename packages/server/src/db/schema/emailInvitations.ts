import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { jobPosts } from './jobPosts.ts';
import { time } from './time.ts';

/** The people invited to a job by email, each mailbox once, and whether the email has left. */
export const emailInvitations = pgTable(
  'email_invitations',
  {
    id: text('id').primaryKey(),
    jobId: text('job_id')
      .notNull()
      .references(() => jobPosts.id, { onDelete: 'cascade' }),
    /** As the employer wrote it; '' once the account of this address was erased. */
    email: text('email').notNull(),
    /** The hash of the mailbox, which is the same for all ways to write its address. */
    mailbox: text('mailbox').notNull(),
    invitedAt: time('invited_at').notNull().defaultNow(),
    mailedAt: time('mailed_at'),
    /** When it was certain that the email won't leave. */
    failedAt: time('failed_at'),
  },
  (table) => [
    uniqueIndex('email_invitations_once').on(table.jobId, table.mailbox),
    index('email_invitations_mailbox').on(table.mailbox),
  ],
);

/**
 * The invitations that mailboxes got within a day, by the hash of each mailbox. It refers to nothing: erasing a job or an account
 * must not let an employer begin anew.
 */
export const invitationUses = pgTable(
  'invitation_uses',
  {
    /** That of the invitation, which may be gone. */
    invitationId: text('invitation_id').primaryKey(),
    mailboxHash: text('mailbox_hash').notNull(),
    usedAt: time('used_at').notNull().defaultNow(),
  },
  (table) => [index('invitation_uses_mailbox').on(table.mailboxHash, table.usedAt)],
);

/** Mailboxes that want no invitations by email. A hash is kept of each, and for good: otherwise we could not keep the promise. */
export const unwantedInvitations = pgTable('unwanted_invitations', {
  mailboxHash: text('mailbox_hash').primaryKey(),
  since: time('since').notNull().defaultNow(),
});
