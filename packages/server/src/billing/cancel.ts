import type { Db } from '../db/open.ts';
import { Refusal } from '../http/failure.ts';
import { type Payments, PaymentsRefused } from './payments.ts';
import { currentOf, renews, secondsOf } from './standing.ts';
import { type StoredSubscription, subscriptionsOf, takeHint, takeState } from './subscriptions.ts';

const noSubscription = () => new Refusal('not-found', 'You have no subscription to cancel.');
const stillRenews = () =>
  new Refusal('unavailable', 'We couldn’t cancel your subscription right now. Please try again, or write to us.');

/**
 * Lets every subscription of an account run out, and tells when the one that holds ends. What runs out already is left
 * as it is, so that twice is harmless; what does not hold has nothing to run out.
 * @throws {Refusal} `not-found`, `unavailable` when one that holds still renews @throws {PaymentsAway}
 */
export async function cancelSubscriptions(db: Db, payments: Payments, uid: string) {
  const before = await subscriptionsOf(db, uid, payments.provider);
  for (const { id } of before.filter(renews)) await letRunOut(db, payments, id);
  const after = await subscriptionsOf(db, uid, payments.provider);
  const now = Date.now();
  const current = currentOf(after, now);
  if (!current) throw noSubscription();
  if (currentOf(after.filter(renews), now)) throw stillRenews();
  return reply(current);
}

/** Where the provider refuses, or does not know the subscription, what is known of it here is out of date. */
async function letRunOut(db: Db, payments: Payments, id: string): Promise<void> {
  const state = await payments.cancelAtPeriodEnd(id).catch((error: unknown) => {
    if (error instanceof PaymentsRefused) return undefined;
    throw error;
  });
  await (state ? takeState(db, payments, state) : takeHint(db, payments, id));
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function reply({ cancelAt, periodEnd }: StoredSubscription) {
  const ends = cancelAt ?? periodEnd;
  return {
    message: ends ? `Your subscription will end on ${day.format(ends)}.` : 'Your subscription will not renew.',
    subscription: { cancel_at: secondsOf(cancelAt), current_period_end: secondsOf(periodEnd) },
  };
}
