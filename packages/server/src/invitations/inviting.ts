import { emailInvitationLimits } from '@viva/api-client';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { audit, holderOf } from '../audit/audit.ts';
import type { Db } from '../db/open.ts';
import { emailInvitations, invitationUses, unwantedInvitations } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import type { Orders } from '../jobs/jobs.ts';
import { jobOfLink } from '../jobPosts/employerPage.ts';
import { isMailboxKnown } from '../jobPosts/privateLink.ts';
import type { HourlyLimits } from '../limits/hourly.ts';
import { newId } from '../sessions/identity.ts';
import { listedOf } from './lists.ts';
import { mailboxHashOf, mailboxOf } from './mailboxes.ts';

/** Orders the email of one invitation. */
export type OrderInvitation = Orders<{ id: string }>;

/** What inviting needs. */
export interface InvitingTools {
  readonly db: Db;
  readonly limits: HourlyLimits;
  readonly order: OrderInvitation;
}

/** An employer's request: the key that came with it, the network that it came from, and the addresses. */
export interface InvitingRequest {
  readonly presented: string | undefined;
  readonly ip: string;
  readonly emails: readonly string[];
}

/** What became of the addresses that were to be invited. */
interface Invited {
  invited: string[];
  skipped: { email: string; reason: 'already' | 'not-possible' }[];
}

/** The most invitations that one mailbox is sent in a day, from all employers together. */
const mostADay = 5;
const dayAgo = sql`now() - interval '1 day'`;

/**
 * Invites candidates to a private link's job, each mailbox once, and orders their emails, together or not at all. Those who were
 * invited a moment ago count as invited, so that a lost reply can be asked for again.
 * @throws {Refusal} `not-found`; `link-not-mailed` with the link that was shown on the screen; `job-closed`; `invitations-full`
 *   where the job would have too many; `rate-limited`, by the contact's mailbox and by network.
 */
export function invite({ db, limits, order }: InvitingTools, request: InvitingRequest): Promise<Invited> {
  const mailboxes = request.emails.map(mailboxHashOf);
  const emails = request.emails.filter((email, place) => mailboxes.indexOf(mailboxHashOf(email)) === place);
  return db.transaction(async (tx) => {
    const job = await jobOfLink(tx, request.presented, true);
    if (!isMailboxKnown(job))
      throw new Refusal(
        'link-not-mailed',
        'Please have a new private link emailed to you first, and invite candidates from the page that it opens.',
      );
    if (job.closedAt) throw new Refusal('job-closed', 'This job is closed. Please reopen it to invite candidates.');
    const outcome: Invited = { invited: [], skipped: [] };
    const listed = await listedOf(tx, job.id);
    const fresh: string[] = [];
    for (const email of emails) {
      const known = listed.get(mailboxHashOf(email));
      if (known === undefined || known === 'not-sent') fresh.push(email);
      else if (known === 'just-now') outcome.invited.push(email);
      else outcome.skipped.push({ email, reason: 'already' });
    }
    if (fresh.length === 0) return outcome;
    // Before it is known who wants none: a job that is full must not tell.
    const others = [...listed.keys()].filter((mailbox) => !fresh.some((email) => mailboxHashOf(email) === mailbox));
    leaveRoom(emailInvitationLimits.ofJob - others.length, fresh.length);
    await limits.take(tx, 'invitation-network', request.ip);
    await limits.take(tx, 'invitations', mailboxOf(job.contactEmail ?? ''));
    const refused = await refusedOf(tx, fresh);
    const added = fresh.filter((email) => !refused.has(mailboxHashOf(email)));
    for (const email of fresh)
      if (refused.has(mailboxHashOf(email))) outcome.skipped.push({ email, reason: 'not-possible' });
    if (added.length === 0) return outcome;
    // One that could not be sent makes room for the next.
    const again = inArray(emailInvitations.mailbox, added.map(mailboxHashOf));
    await tx.delete(emailInvitations).where(and(eq(emailInvitations.jobId, job.id), again));
    const rows = added.map((email) => ({ id: newId(), jobId: job.id, email, mailbox: mailboxHashOf(email) }));
    await tx.insert(emailInvitations).values(rows);
    await tx.insert(invitationUses).values(rows.map(({ id, mailbox }) => ({ invitationId: id, mailboxHash: mailbox })));
    for (const { id } of rows) await order(tx, { id });
    await audit(tx, holderOf(job), [{ act: 'candidates-invited', jobId: job.id }]);
    return { ...outcome, invited: [...outcome.invited, ...added] };
  });
}

/** @throws {Refusal} `invitations-full` where a job has less room than is needed. */
function leaveRoom(left: number, needed: number): void {
  if (left >= needed) return;
  throw new Refusal(
    'invitations-full',
    left <= 0
      ? `This job has had all of its ${emailInvitationLimits.ofJob} invitations by email. Please send candidates the link yourself.`
      : `You can invite ${left} more ${left === 1 ? 'person' : 'people'} to this job by email. This list has ${needed}.`,
  );
}

/** Hashes of the mailboxes that want no invitations, or got enough of them today. */
async function refusedOf(tx: Db, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const hashes = emails.map(mailboxHashOf).sort();
  // One after the other: of two jobs that invite the same person at once, the second must see the first.
  for (const hash of hashes)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitation ${hash}`}, 0))`);
  const { mailboxHash, usedAt } = invitationUses;
  const often = await tx
    .select({ mailboxHash })
    .from(invitationUses)
    .where(and(inArray(mailboxHash, hashes), gt(usedAt, dayAgo)))
    .groupBy(mailboxHash)
    .having(sql`count(*) >= ${mostADay}`);
  const unwanted = await tx
    .select({ mailboxHash: unwantedInvitations.mailboxHash })
    .from(unwantedInvitations)
    .where(inArray(unwantedInvitations.mailboxHash, hashes));
  return new Set([...often, ...unwanted].map((row) => row.mailboxHash));
}

/** Removes the counts of days that are over. @returns how many. */
export async function sweepUses(db: Db): Promise<number> {
  return (await db.delete(invitationUses).where(lt(invitationUses.usedAt, dayAgo))).rowCount ?? 0;
}
