import type { HttpHandler } from 'msw';
import { calls } from '../contract/index.ts';
import { type Answer, failing as failingWith, failuresOf, mockCall, replyingTo, slow as slowly } from './situations.ts';

const { sendChatMessage } = calls;

/** What each persona says; any other id is the General Assistant's. */
const said: Readonly<Record<string, string>> = {
  customer_service:
    'You can cancel at any time on the My Account page. You keep your access until the end of the period you have paid for.',
  technical_support:
    'Please check that your browser may use the microphone: look for the microphone beside the address, allow it, and reload the page.',
  sales:
    'A subscription gives you unlimited practice interviews, each with feedback by email. The trial needs no credit card.',
};
const otherwise = 'A practice interview takes about twenty minutes. Would you like to know how to prepare for one?';

const answer = replyingTo(sendChatMessage, ({ params }) => ({
  response: said[params['conversationId'] ?? ''] ?? otherwise,
}));
const textChat = (chosen: Answer): HttpHandler[] => [mockCall(sendChatMessage, chosen)];

/** The assistant answers in the manner of its persona. */
export const answering = textChat(answer);
/** The same, but not at once. */
export const slow = textChat(slowly(answer));
/** The ID token no longer holds. */
export const unauthorized = textChat(failingWith('unauthorized', 'Your session has expired. Please log in again.'));
/** The same, without a word. */
export const unauthorizedWithoutMessage = textChat(failingWith('unauthorized'));
/** Neither trial nor subscription holds. */
export const subscriptionRequired = textChat(
  failingWith('subscription-required', 'Your trial has expired. Please subscribe to keep chatting.'),
);
/** The same, without a word. */
export const subscriptionRequiredWithoutMessage = textChat(failingWith('subscription-required'));
/** Too many messages in a short time. */
export const limited = textChat(failingWith('rate-limited', 'Too many messages. Please wait a minute.'));
/** See {@link failuresOf}. */
export const { failing, failingWithoutMessage, hanging, offline } = failuresOf(textChat);
