import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { addressUses } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { deriveKey } from '../keys.ts';
import { networkOf } from './network.ts';

/** What one address may do, what may be sent to one mailbox, and how often one draft is read, in any hour. */
const perHour = {
  preview: 3,
  'job-post': 20,
  'job-mail': 10,
  'job-reading': 20,
  'links-address': 10,
  'links-mailbox': 3,
  invitations: 5,
  'invitation-network': 10,
} as const;

const sentences = {
  preview: 'You’ve used your free previews for now.',
  'job-post': 'Too many job posts came from your network.',
  'job-mail': 'Too many job posts were created for this email address.',
  'job-reading': 'This description was changed too many times.',
  'links-address': 'Links were requested too many times.',
  'links-mailbox': 'Links were requested too many times.',
  invitations: 'You’ve sent many invitations in a short time.',
  'invitation-network': 'Many invitations came from your network in a short time.',
} as const;

/** Something that is limited by the hour. */
type HourlyPurpose = keyof typeof perHour;

/** Limits that hold over processes and restarts, since they are kept in the database. */
export interface HourlyLimits {
  /**
   * Counts one use by an IP address, for a mailbox, or of a draft, in the transaction that does what is limited: a use that failed does not count.
   * @throws {Refusal} `rate-limited`, with the time to wait.
   */
  readonly take: (tx: Db, purpose: HourlyPurpose, address: string) => Promise<void>;
}

const hourS = 3_600;
const hourAgo = sql`now() - interval '1 hour'`;

/** {@link HourlyLimits}; addresses are stored as a hash under a key that comes of the secret. */
export function createHourlyLimits(secret: string): HourlyLimits {
  const key = deriveKey(secret, 'addresses');
  return {
    async take(tx, purpose, whose) {
      const address = createHmac('sha256', key).update(networkOf(whose).toLowerCase()).digest('base64url').slice(0, 22);
      // One after the other: two at once must not both be the third.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${address}`}, 0))`);
      const seconds = sql<number>`ceil(extract(epoch from ${addressUses.usedAt} + interval '1 hour' - now()))::int`;
      const uses = await tx
        .select({ freeInS: seconds })
        .from(addressUses)
        .where(and(eq(addressUses.purpose, purpose), eq(addressUses.address, address), gt(addressUses.usedAt, hourAgo)))
        .orderBy(asc(addressUses.usedAt));
      const first = uses[uses.length - perHour[purpose]];
      // The use may be of a transaction that began later than this one, and was quicker.
      if (first) throw tooMany(purpose, Math.min(Math.max(1, first.freeInS), hourS));
      await tx.insert(addressUses).values({ purpose, address });
    },
  };
}

function tooMany(purpose: HourlyPurpose, retryAfterS: number): Refusal {
  const minutes = Math.ceil(retryAfterS / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Refusal('rate-limited', `${sentences[purpose]} Please try again in ${wait}.`, { retryAfterS });
}

/** Lets go of the addresses of those who have waited out their hour. */
export async function forgetAddresses(db: Db): Promise<void> {
  await db.delete(addressUses).where(lt(addressUses.usedAt, hourAgo));
}
