import type { HttpHandler } from 'msw';
import { calls, type Subscription } from '../contract/index.ts';
import { kept } from './kept.ts';
import { type Answer, failuresOf, mockCall, replying, replyingTo, slow as slowly } from './situations.ts';

const { cancelSubscription, checkSubscription } = calls;

/** End of the period in every situation, in epoch seconds: January 15, 2027, noon UTC. */
export const periodEnd = Date.UTC(2027, 0, 15, 12) / 1000;

const inTrial: Subscription = {
  has_subscription: true,
  subscription_status: 'trial',
  current_period_end: periodEnd,
  cancel_at: null,
};
const paid: Subscription = { ...inTrial, subscription_status: 'active' };
const cancelled: Subscription = { ...inTrial, subscription_status: 'canceling', cancel_at: periodEnd };
const over: Subscription = {
  has_subscription: false,
  subscription_status: null,
  current_period_end: null,
  cancel_at: null,
};

/** What a cancelled subscription is told. */
export const cancelReply = {
  message: 'Your subscription will end on January 15, 2027.',
  subscription: { cancel_at: periodEnd, current_period_end: periodEnd },
};

const status = (answer: Answer): HttpHandler[] => [mockCall(checkSubscription, answer)];
const being = (subscription: Subscription) => status(replying(checkSubscription, subscription));

/** The trial holds. */
export const trial = being(inTrial);
/** A subscription is paid for. */
export const active = being(paid);
/** A subscription was cancelled and holds until its end. */
export const canceling = being(cancelled);
/** Neither trial nor subscription holds. */
export const expired = being(over);
/** The status comes, but not at once. */
export const slow = status(slowly(replying(checkSubscription, paid)));
/** See {@link failuresOf}. */
export const { unauthorized, failing, failingWithoutMessage, hanging, offline } = failuresOf(status);

/** A paid subscription that can be cancelled; each call of this function makes one of its own. */
export function cancelable(): HttpHandler[] {
  const subscription = kept(paid);
  return [
    mockCall(
      checkSubscription,
      replyingTo(checkSubscription, () => subscription.now),
    ),
    mockCall(
      cancelSubscription,
      replyingTo(cancelSubscription, () => {
        subscription.now = cancelled;
        return cancelReply;
      }),
    ),
  ];
}
