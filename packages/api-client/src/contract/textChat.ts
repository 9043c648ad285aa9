import { z } from 'zod';
import { defineCall } from './call.ts';
import { nothing } from './nothing.ts';

/** Longest message of a text chat, in characters. */
export const maxChatMessage = 5_000;

/* eslint-disable no-control-regex -- these are what nobody types, and what a database does not take */
const something = /[^\s\ufeff\u0000-\u001f\u007f-\u009f]/;
const typeable = /^[^\u0000-\u001f\u007f-\u009f]*$/;
/* eslint-enable no-control-regex */

/** Names the persona, and with it one conversation of the caller; an unknown id is the General Assistant's. */
const conversationIdSchema = z.string().min(1).max(128).regex(typeable, 'must not have control characters');

/** Says something in a text chat. Every call is a message of its own, so nothing may send it twice. */
export const sendChatMessage = defineCall({
  name: 'sendChatMessage',
  method: 'POST',
  path: '/text_chat/:conversationId',
  auth: 'user',
  summary: 'Say something to the assistant of a conversation of the caller.',
  params: z.object({ conversationId: conversationIdSchema }),
  query: nothing,
  body: z.object({
    message: z
      .string()
      .trim()
      .min(1, 'must not be empty')
      .regex(something, 'must not be empty')
      .max(maxChatMessage, `must have at most ${maxChatMessage.toLocaleString('en')} characters`),
  }),
  reply: z.object({ response: z.string() }),
  replyAs: 'json',
  idempotent: false,
  // A chat model may write for a while before the whole answer is there.
  timeoutMs: 60_000,
  perMinute: 20,
  failures: ['unauthorized', 'subscription-required', 'rate-limited', 'unavailable'],
});
