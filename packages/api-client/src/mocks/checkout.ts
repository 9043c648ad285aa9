import type { HttpHandler } from 'msw';
import { calls, type PaymentState } from '../contract/index.ts';
import {
  type Answer,
  failing as failingWith,
  failuresOf,
  mockCall,
  replying,
  replyingTo,
  slow as slowly,
} from './situations.ts';

const { checkPayment, createCheckoutSession } = calls;
/** Paying is left out: the address is the thank-you page's. */
const answer = replyingTo(createCheckoutSession, ({ origin }) => ({
  url: `${origin}/subscription-success?session_id=checkout-for-stories`,
}));
const state = (now: PaymentState) => mockCall(checkPayment, replying(checkPayment, { state: now }));
const checkout = (chosen: Answer): HttpHandler[] => [mockCall(createCheckoutSession, chosen), state('paid')];

/** The checkout can begin. */
export const ready = checkout(answer);
/** The same, but not at once. */
export const slow = checkout(slowly(answer));
/** There is a subscription already. */
export const alreadySubscribed = checkout(failingWith('already-subscribed', 'You already have a subscription.'));
/** The payment provider is away. */
export const failing = checkout(
  failingWith('unavailable', 'The payment provider isn’t responding right now. Please try again in a few minutes.'),
);
/** The payment is on its way. */
export const pending: HttpHandler[] = [state('pending')];
/** No payment was made in this checkout. */
export const unknown: HttpHandler[] = [state('unknown')];
/** See {@link failuresOf}. */
export const { unauthorized, failingWithoutMessage, hanging, offline } = failuresOf(checkout);
