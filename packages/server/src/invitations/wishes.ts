import { eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { unwantedInvitations } from '../db/schema/index.ts';
import { mailboxHashOf } from './mailboxes.ts';

/** Whether the reader of a mailbox wants invitations by email. */
export async function isWanted(db: Db, email: string): Promise<boolean> {
  const ofMailbox = eq(unwantedInvitations.mailboxHash, mailboxHashOf(email));
  return (await db.select().from(unwantedInvitations).where(ofMailbox)).length === 0;
}

/** Keeps whether the reader of a mailbox wants invitations by email. */
export async function setWanted(db: Db, email: string, wanted: boolean): Promise<void> {
  const mailboxHash = mailboxHashOf(email);
  if (wanted) await db.delete(unwantedInvitations).where(eq(unwantedInvitations.mailboxHash, mailboxHash));
  else await db.insert(unwantedInvitations).values({ mailboxHash }).onConflictDoNothing();
}
