import { z } from 'zod';
import { defineCall } from './call.ts';
import { nothing } from './nothing.ts';

/** Identifier of a room (or of a job post behind a smart link): unguessable, safe in a URL. */
export const roomIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be a room id');

/** A room in a path, or a job behind a smart link. */
export const roomParams = z.object({ roomId: roomIdSchema });
const roomReply = z.object({ room_id: roomIdSchema });
const tokenQuery = z.object({ name: z.string().max(200).default(''), room: roomIdSchema });

/** Makes a practice room that belongs to the caller. */
export const generateRoom = defineCall({
  name: 'generateRoom',
  method: 'POST',
  path: '/generate-room',
  auth: 'user',
  summary: 'Make a practice room that belongs to the caller.',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: roomReply,
  replyAs: 'json',
  idempotent: false,
  perMinute: 20,
  failures: ['unauthorized', 'subscription-required'],
});

/** Makes a preview room, for which nobody needs an account; a few an hour from one address. */
export const generatePreviewRoom = defineCall({
  name: 'generatePreviewRoom',
  method: 'POST',
  path: '/generate-preview-room',
  auth: 'none',
  summary: 'Make a preview room that needs no account.',
  params: nothing,
  query: nothing,
  body: nothing,
  announcesJson: true,
  reply: roomReply,
  replyAs: 'json',
  idempotent: false,
  failures: ['rate-limited', 'unavailable'],
});

/**
 * A token for one room and one identity, microphone only, as plain text. `name` is a label, never an identity. `room` may
 * be a job's id (a smart link): the token is for the caller's own room behind it, once they agreed to be recorded.
 */
export const getVoiceToken = defineCall({
  name: 'getVoiceToken',
  method: 'GET',
  path: '/voice_chat/getToken',
  auth: 'user',
  summary: 'Mint a short-lived media token for one room of the caller.',
  params: nothing,
  query: tokenQuery,
  body: nothing,
  reply: z.string().min(1),
  replyAs: 'text',
  idempotent: true,
  failures: ['unauthorized', 'subscription-required', 'consent-required', 'not-found', 'session-ended', 'unavailable'],
});

/** A token for a preview room, as plain text; whoever knows the room's id may have one while the preview lasts. */
export const getPreviewToken = defineCall({
  name: 'getPreviewToken',
  method: 'GET',
  path: '/voice_chat/preview/getToken',
  auth: 'none',
  summary: 'Mint a short-lived media token for a preview room.',
  params: nothing,
  query: tokenQuery,
  body: nothing,
  reply: z.string().min(1),
  replyAs: 'text',
  idempotent: true,
  failures: ['not-found', 'session-ended', 'rate-limited', 'unavailable'],
});

/** Ends the caller's interview in a room; the report is made from what was said. Ending twice is harmless. */
export const endInterview = defineCall({
  name: 'endInterview',
  method: 'POST',
  path: '/voice_chat/:roomId/end',
  auth: 'user',
  summary: 'End the interview in a room of the caller.',
  params: roomParams,
  query: nothing,
  body: nothing,
  reply: z.object({ ended: z.literal(true) }),
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'not-found'],
});

/** Tells which interview of the caller was, or is, in a room; a job's id stands for the caller's own room behind it. */
export const getRoomSession = defineCall({
  name: 'getRoomSession',
  method: 'GET',
  path: '/voice_chat/:roomId/session',
  auth: 'user',
  summary: 'Tell which interview is in a room of the caller, so that its report can be shown when it has ended.',
  params: roomParams,
  query: nothing,
  body: nothing,
  reply: z.object({ session_id: z.string() }),
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'not-found'],
});

/** Asks the service for an interviewer when none has come to the room; harmless when one is there. */
export const requestInterviewer = defineCall({
  name: 'requestInterviewer',
  method: 'POST',
  path: '/voice_chat/:roomId/interviewer',
  auth: 'user',
  summary: 'Dispatch an interviewer to a room of the caller that has none.',
  params: roomParams,
  query: nothing,
  body: nothing,
  reply: z.object({ interviewer: z.enum(['present', 'dispatched']) }),
  replyAs: 'json',
  idempotent: true,
  perMinute: 30,
  failures: ['unauthorized', 'not-found', 'session-ended', 'unavailable'],
});

/** The same for a preview; whoever knows the room's id may ask while the preview lasts. */
export const requestPreviewInterviewer = defineCall({
  name: 'requestPreviewInterviewer',
  method: 'POST',
  path: '/voice_chat/preview/:roomId/interviewer',
  auth: 'none',
  summary: 'Dispatch an interviewer to a preview room that has none.',
  params: roomParams,
  query: nothing,
  body: nothing,
  reply: requestInterviewer.reply,
  replyAs: 'json',
  idempotent: true,
  perMinute: 30,
  failures: ['not-found', 'session-ended', 'rate-limited', 'unavailable'],
});
