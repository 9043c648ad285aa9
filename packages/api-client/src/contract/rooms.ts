import { z } from 'zod';
import { defineCall } from './call.ts';

const nothing = z.undefined();

/** Identifier of a room (or of a job post behind a smart link): unguessable, safe in a URL. */
export const roomIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be a room id');

const roomParams = z.object({ roomId: roomIdSchema });

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
  reply: z.object({ room_id: roomIdSchema }),
  replyAs: 'json',
  idempotent: false,
  failures: ['unauthorized', 'subscription-required'],
});

/** A token for one room and one identity, microphone only, as plain text. `name` is a label, never an identity. */
export const getVoiceToken = defineCall({
  name: 'getVoiceToken',
  method: 'GET',
  path: '/voice_chat/getToken',
  auth: 'user',
  summary: 'Mint a short-lived media token for one room of the caller.',
  params: nothing,
  query: z.object({ name: z.string().max(200).default(''), room: roomIdSchema }),
  body: nothing,
  reply: z.string().min(1),
  replyAs: 'text',
  idempotent: true,
  failures: ['unauthorized', 'subscription-required', 'not-found', 'session-ended', 'unavailable'],
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
  failures: ['unauthorized', 'not-found', 'session-ended', 'unavailable'],
});
