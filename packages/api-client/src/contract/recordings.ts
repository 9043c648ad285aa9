import { z } from 'zod';
import { defineCall } from './call.ts';
import { nothing } from './nothing.ts';
import { momentSchema, sessionParams } from './sessions.ts';

/** One turn of the candidate whose sound was kept. */
export const recordedTurnSchema = z.object({
  /** The turn's number. */
  n: z.number().int().min(0),
  /** When the sound begins, in milliseconds since the session began: a little before the turn. */
  startMs: z.number().min(0),
  durationMs: z.number().min(0),
  /** Where it is, below the backend address; Ogg Opus, for whoever has the address, in ranges too. */
  path: z.string().regex(/^\/recordings\/\S+$/),
});

/** What can be heard of an interview. */
export const recordingsSchema = z.object({
  /** `none`: no sound was kept. `erased`: there was some, and its time is over. */
  state: z.enum(['none', 'ready', 'erased']),
  /** Until when the addresses are good. */
  validUntil: momentSchema,
  /** In the order of the interview. */
  turns: z.array(recordedTurnSchema),
});

/** See {@link recordedTurnSchema}. */
export type RecordedTurn = z.infer<typeof recordedTurnSchema>;
/** See {@link recordingsSchema}. */
export type Recordings = z.infer<typeof recordingsSchema>;

/** Gives the addresses of what was recorded of one interview of the caller; they are good for some minutes. */
export const listRecordings = defineCall({
  name: 'listRecordings',
  method: 'GET',
  path: '/sessions/:sessionId/recordings',
  auth: 'user',
  summary: 'Give addresses, good for some minutes, of what was recorded of an interview of the caller.',
  params: sessionParams,
  query: nothing,
  body: nothing,
  reply: recordingsSchema,
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'not-found', 'unavailable'],
});
