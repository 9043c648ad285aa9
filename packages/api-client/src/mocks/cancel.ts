import type { HttpHandler } from 'msw';
import { calls } from '../contract/index.ts';
import {
  type Answer,
  broken,
  brokenSilently,
  failing as failingWith,
  mockCall,
  never,
  replying,
  slow as slowly,
  unreachable,
} from './situations.ts';
import { cancelReply } from './subscription.ts';

const { cancelSubscription } = calls;
const answer = replying(cancelSubscription, cancelReply);
const cancel = (chosen: Answer): HttpHandler[] => [mockCall(cancelSubscription, chosen)];

/** The subscription ends with its period. */
export const done = cancel(answer);
/** The same, but not at once. */
export const slow = cancel(slowly(answer));
/** There is no subscription to cancel. */
export const notFound = cancel(failingWith('not-found', 'You have no subscription to cancel.'));
/** The ID token no longer holds. */
export const unauthorized = cancel(failingWith('unauthorized', 'Please log in again.'));
/** Something broke. */
export const failing = cancel(broken);
/** Something broke, and nothing is said about it. */
export const failingWithoutMessage = cancel(brokenSilently);
/** No answer ever comes. */
export const hanging = cancel(never);
/** Nothing answers. */
export const offline = cancel(unreachable);
