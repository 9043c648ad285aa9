import { z } from 'zod';
import { interviewLimits } from '../internal.ts';
import { defineCall } from './call.ts';
import { sessionParams, sessionSchema } from './sessions.ts';
import { nothing } from './nothing.ts';
import { storable } from './storable.ts';

/**
 * Corrects what was heard of one turn of the caller's interview; the answers are assessed again with it, and what was heard
 * is kept beside it. The same text again is harmless. `correction-too-far`: it changes more than a mishearing would.
 * `correction-closed`: the time for it is over, or it was corrected as often as it may be.
 */
export const correctTurn = defineCall({
  name: 'correctTurn',
  method: 'PUT',
  path: '/sessions/:sessionId/turns/:turn/correction',
  auth: 'user',
  summary: 'Correct what was heard of one answer, and have the answers assessed again.',
  params: sessionParams.extend({ turn: z.string().regex(/^\d{1,4}$/, 'must be the number of a turn') }),
  query: nothing,
  body: z.object({
    text: storable(
      z
        .string()
        .trim()
        .min(1, 'must say something')
        .max(interviewLimits.charactersOfOne, `must have at most ${interviewLimits.charactersOfOne} characters`),
    ),
  }),
  reply: sessionSchema,
  replyAs: 'json',
  idempotent: true,
  perMinute: 10,
  failures: ['unauthorized', 'not-found', 'correction-too-far', 'correction-closed', 'unavailable'],
});

/** See `correcting` of {@link sessionSchema}. */
export type Correcting = NonNullable<z.infer<typeof sessionSchema>['correcting']>;
