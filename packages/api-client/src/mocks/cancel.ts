import type { HttpHandler } from 'msw';
import { calls } from '../contract/index.ts';
import { type Answer, failing as failingWith, failuresOf, mockCall, replying, slow as slowly } from './situations.ts';
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
/** See {@link failuresOf}. */
export const { unauthorized, failing, failingWithoutMessage, hanging, offline } = failuresOf(cancel);
