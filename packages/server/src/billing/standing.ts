import type { Subscription } from '@viva/api-client';

/** What is known of a subscription, as far as access goes. */
export interface SubscriptionTerms {
  readonly status: string;
  readonly periodEnd: Date | null;
  readonly cancelAt: Date | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Statuses with which a person may practice. `past_due` is the grace after a failed payment: Stripe tries again for as long as
 * its own settings say, and then makes the subscription `unpaid` or `canceled`, which ends it here too.
 * @see https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses
 */
const holding: readonly string[] = ['active', 'trialing', 'past_due'];

/** Whether a subscription renews by itself as long as nobody lets it run out. */
export const renews = ({ status, cancelAt }: SubscriptionTerms): boolean => holding.includes(status) && !cancelAt;

/** Statuses that nothing follows. */
export const isFinal = (status: string): boolean => status === 'canceled' || status === 'incomplete_expired';

/** How long a renewal may go unheard of, in milliseconds: Stripe sends an event again for three days. */
const lateMs = 3 * dayMs;

/** Until when the owner of a subscription may practice, in epoch milliseconds; a time in the past means that they may not now. */
function holdsUntil({ status, periodEnd, cancelAt }: SubscriptionTerms): number {
  if (!holding.includes(status)) return -Infinity;
  if (cancelAt) return cancelAt.getTime();
  return periodEnd ? periodEnd.getTime() + lateMs : Infinity;
}

/** The subscription with which its owner may practice longest, if there is one at `now` (epoch milliseconds). */
export function currentOf<T extends SubscriptionTerms>(subscriptions: readonly T[], now: number): T | undefined {
  const [best] = subscriptions.toSorted((a, b) => (holdsUntil(a) < holdsUntil(b) ? 1 : -1));
  return best && holdsUntil(best) > now ? best : undefined;
}

/** When a trial ends, in epoch milliseconds. */
export const trialEnd = (trialStartedAt: Date, trialDays: number): number =>
  trialStartedAt.getTime() + trialDays * dayMs;

/** The moment in epoch seconds, as the contract has it. */
export const secondsOf = (date: Date | null): number | null => date && Math.floor(date.getTime() / 1000);

/** What the account page is told: a subscription before the trial, and the trial as a subscription of its own kind. */
export function standingOf(
  trialStartedAt: Date,
  trialDays: number,
  subscriptions: readonly SubscriptionTerms[],
  now: number,
): Subscription {
  const current = currentOf(subscriptions, now);
  if (current) {
    return {
      has_subscription: true,
      subscription_status: current.cancelAt ? 'canceling' : 'active',
      current_period_end: secondsOf(current.periodEnd),
      cancel_at: secondsOf(current.cancelAt),
    };
  }
  const trialEnds = trialEnd(trialStartedAt, trialDays);
  if (now < trialEnds) {
    const current_period_end = Math.floor(trialEnds / 1000);
    return { has_subscription: true, subscription_status: 'trial', current_period_end, cancel_at: null };
  }
  return { has_subscription: false, subscription_status: null, current_period_end: null, cancel_at: null };
}
