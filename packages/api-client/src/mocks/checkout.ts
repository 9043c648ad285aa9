import type { HttpHandler } from 'msw';
import { calls } from '../contract/index.ts';
import {
  type Answer,
  brokenSilently,
  failing as failingWith,
  mockCall,
  never,
  replyingTo,
  slow as slowly,
  unreachable,
} from './situations.ts';

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
/** The ID token no longer holds. */
export const unauthorized = checkout(failingWith('unauthorized', 'Please log in again.'));
/** There is a subscription already. */
export const alreadySubscribed = checkout(failingWith('already-subscribed', 'You have a subscription already.'));
/** The payment provider is away. */
export const failing = checkout(
  failingWith('unavailable', 'The payment provider does not answer just now. Please try again in a few minutes.'),
);
/** Something broke, and nothing is said about it. */
export const failingWithoutMessage = checkout(brokenSilently);
/** No answer ever comes. */
export const hanging = checkout(never);
/** Nothing answers. */
export const offline = checkout(unreachable);
