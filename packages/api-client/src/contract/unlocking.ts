import { z } from 'zod';
import { defineCall } from './call.ts';
import { behindLink, employerJobSchema } from './employerJob.ts';
import { candidateMaterialSchema } from './jobCandidates.ts';
import { nothing } from './nothing.ts';
import { recordingsSchema } from './recordings.ts';

/** A candidate, by the name that the job's employer has for them. */
export const candidateParams = z.object({
  candidateId: z.string().regex(/^[\w-]{8,64}$/, 'must be the id of a candidate'),
});

/**
 * Begins the payment for one candidate, or says where it stands: `unlocked` when it is paid, `pending` while a bank takes
 * its time. Asked again before that, the checkout is the same. Candidates whose evidence is not shown do not exist here.
 */
export const unlockCandidate = defineCall({
  ...behindLink,
  name: 'unlockCandidate',
  method: 'POST',
  path: '/job/candidates/:candidateId/unlock',
  summary: 'Begin the payment for one candidate, after which the contact, the transcript and the recording are shown.',
  params: candidateParams,
  body: nothing,
  reply: z.discriminatedUnion('state', [
    z.object({ state: z.literal('checkout'), url: z.url({ protocol: /^https?$/ }) }),
    z.object({ state: z.enum(['unlocked', 'pending']) }),
  ]),
  idempotent: true,
  timeoutMs: 30_000,
  perMinute: 30,
  failures: ['not-found', 'unavailable'],
});

/** Everything that an unlocked candidate said; one who is not unlocked is answered `not-found`. */
export const readJobCandidate = defineCall({
  ...behindLink,
  name: 'readJobCandidate',
  method: 'GET',
  path: '/job/candidates/:candidateId',
  summary: 'Give the transcript of a candidate who was paid for.',
  params: candidateParams,
  body: nothing,
  reply: candidateMaterialSchema,
  idempotent: true,
  failures: ['not-found', 'unavailable'],
});

/** Gives addresses, good for some minutes, of what was recorded of an unlocked candidate; others are answered `not-found`. */
export const listCandidateRecordings = defineCall({
  ...behindLink,
  name: 'listCandidateRecordings',
  method: 'GET',
  path: '/job/candidates/:candidateId/recordings',
  summary: 'Give addresses, good for some minutes, of what was recorded of a candidate who was paid for.',
  params: candidateParams,
  body: nothing,
  reply: recordingsSchema,
  idempotent: true,
  failures: ['not-found', 'unavailable'],
});

/** Notes that a person has looked at a result, as its candidate had asked. Twice is harmless. */
export const reviewCandidate = defineCall({
  ...behindLink,
  name: 'reviewCandidate',
  method: 'POST',
  path: '/job/candidates/:candidateId/review',
  summary: 'Note that a person has looked at the result of a candidate who asked for it.',
  params: candidateParams,
  body: nothing,
  reply: employerJobSchema,
  idempotent: true,
  perMinute: 30,
  failures: ['not-found', 'unavailable'],
});
