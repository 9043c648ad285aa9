import type { HttpHandler } from 'msw';
import { calls } from '../contract/index.ts';
import { type Answer, failing as failingWith, failuresOf, mockCall, replyingTo, slow as slowly } from './situations.ts';

const { createCheckoutSession } = calls;
/** Paying is left out: the address is the thank-you page's. */
const answer = replyingTo(createCheckoutSession, ({ origin }) => ({
  url: `${origin}/subscription-success?session_id=checkout-for-stories`,
}));
const checkout = (chosen: Answer): HttpHandler[] => [mockCall(createCheckoutSession, chosen)];

/** The checkout can begin. */
export const ready = checkout(answer);
/** The same, but not at once. */
export const slow = checkout(slowly(answer));
/** There is a subscription already. */
export const alreadySubscribed = checkout(failingWith('already-subscribed', 'You have a subscription already.'));
/** The payment provider is away. */
export const failing = checkout(
  failingWith('unavailable', 'The payment provider does not answer just now. Please try again in a few minutes.'),
);
/** See {@link failuresOf}. */
export const { unauthorized, failingWithoutMessage, hanging, offline } = failuresOf(checkout);
