import type { EmployerJob } from '@viva/api-client';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { emailInvitations } from '../db/schema/index.ts';
import { mailboxHashOf } from './mailboxes.ts';

/** What became of an invitation. The job that sends its email is given up within three days. */
const state = sql<EmployerJob['invitations'][number]['state']>`case
  when ${emailInvitations.mailedAt} is not null then 'sent'
  when ${emailInvitations.failedAt} is not null or ${emailInvitations.invitedAt} < now() - interval '3 days' then 'not-sent'
  else 'under-way' end`;

/** The people invited to a job by email, the newest first. */
export async function invitationsOf(db: Db, jobId: string): Promise<EmployerJob['invitations']> {
  const { email, invitedAt } = emailInvitations;
  const rows = await db
    .select({ email, invitedAt, state })
    .from(emailInvitations)
    .where(and(eq(emailInvitations.jobId, jobId), ne(email, '')))
    .orderBy(desc(invitedAt), email);
  return rows.map((row) => ({ ...row, invitedAt: row.invitedAt.toISOString() }));
}

/** What became of the invitations to a job, by the hash of the mailbox; `just-now` within two minutes, whether it has left or not. */
export async function listedOf(
  tx: Db,
  jobId: string,
): Promise<ReadonlyMap<string, 'just-now' | 'before' | 'not-sent'>> {
  const rows = await tx
    .select({
      mailbox: emailInvitations.mailbox,
      state,
      justNow: sql<boolean>`${emailInvitations.invitedAt} > now() - interval '2 minutes'`,
    })
    .from(emailInvitations)
    .where(eq(emailInvitations.jobId, jobId));
  return new Map(
    rows.map((row) => [row.mailbox, row.state === 'not-sent' ? 'not-sent' : row.justNow ? 'just-now' : 'before']),
  );
}

/** Takes an address off all lists of the people invited. None of those jobs invites it again, nor does it get what was ordered. */
export async function forgetInvitations(db: Db, email: string): Promise<void> {
  await db
    .update(emailInvitations)
    .set({ email: '' })
    .where(eq(emailInvitations.mailbox, mailboxHashOf(email)));
}
