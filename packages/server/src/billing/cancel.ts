import type { Db } from '../db/open.ts';
import { Refusal } from '../http/failure.ts';
import type { Payments } from './payments.ts';
import { currentOf, isFinal, secondsOf } from './standing.ts';
import { type StoredSubscription, subscriptionsOf, takeState } from './subscriptions.ts';

const noSubscription = () => new Refusal('not-found', 'You have no subscription to cancel.');

/**
 * Lets every subscription of an account run out, and tells when the one that holds ends. What runs out already is left
 * as it is, so that twice is harmless.
 * @throws {Refusal} `not-found` @throws {PaymentsAway}
 */
export async function cancelSubscriptions(db: Db, payments: Payments, uid: string) {
  const before = await subscriptionsOf(db, uid, payments.provider);
  for (const { id } of before.filter(({ status, cancelAt }) => !isFinal(status) && !cancelAt)) {
    const state = await payments.cancelAtPeriodEnd(id);
    if (state) await takeState(db, payments, state);
  }
  const current = currentOf(await subscriptionsOf(db, uid, payments.provider), Date.now());
  if (!current) throw noSubscription();
  return reply(current);
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function reply({ cancelAt, periodEnd }: StoredSubscription) {
  const ends = cancelAt ?? periodEnd;
  return {
    message: ends ? `Your subscription will end on ${day.format(ends)}.` : 'Your subscription will not renew.',
    subscription: { cancel_at: secondsOf(cancelAt), current_period_end: secondsOf(periodEnd) },
  };
}
