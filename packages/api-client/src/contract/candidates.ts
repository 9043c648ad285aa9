import { z } from 'zod';
import { defineCall } from './call.ts';
import { nothing } from './nothing.ts';
import { roomParams } from './rooms.ts';

/**
 * The wordings of the consent to a recording that have been shown, oldest first. A change of what the candidate reads
 * gets a name of its own here, since what is kept of a consent is when it was given, and to which wording.
 */
export const consentVersions = ['2026-11', '2026-11-sound'] as const;

/** The wording that is shown now; a consent to an earlier one is asked for again. */
export const shownConsent = consentVersions[1];

/** The wordings by which the sound of answers is kept; by the others what was said is kept in writing alone. */
export const soundConsents: readonly string[] = ['2026-11-sound'] satisfies (typeof consentVersions)[number][];

/** See {@link consentVersions}. */
export const consentVersionSchema = z.enum(consentVersions, { error: 'must be the name of a consent’s wording' });

/** What a candidate should know of an employer's interview before it begins. */
const invitedJobSchema = z.object({
  title: z.string(),
  /** Who asks for the interview and gets what is recorded: the job's contact, as they gave themselves. */
  employer: z.string(),
  skills: z.array(z.string()),
  /** Longest time that the interview takes. */
  minutes: z.number().int().min(1),
  questions: z.number().int().min(1),
});

/** What a room's page is about: a practice of one's own, or an employer's interview behind a smart link. */
export const invitationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('practice') }),
  z.object({
    kind: z.literal('candidate'),
    job: invitedJobSchema,
    /** Days after which all of the interview is deleted. */
    kept_for_days: z.number().int().min(1),
    /** Whether the caller has agreed to be recorded, in the wording that holds now. */
    consented: z.boolean(),
    /** Whether the caller's interview has begun, so that opening its page goes on with it. */
    begun: z.boolean(),
    /** Whether the caller's interview is over; there is one for each candidate. */
    finished: z.boolean(),
  }),
]);

/** See {@link invitationSchema}. */
export type Invitation = z.infer<typeof invitationSchema>;

/** Tells what a room's page is about; a job's id stands there as a smart link. */
export const getInvitation = defineCall({
  name: 'getInvitation',
  method: 'GET',
  path: '/voice_chat/:roomId/invitation',
  auth: 'user',
  summary: 'Tell whether a room is for practice or for an employer’s interview, and for which job.',
  params: roomParams,
  query: nothing,
  body: nothing,
  reply: invitationSchema,
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'not-found'],
});

/** Records that the caller agrees to be recorded for a job. Agreeing twice is harmless; the first time counts. */
export const giveConsent = defineCall({
  name: 'giveConsent',
  method: 'POST',
  path: '/voice_chat/:roomId/consent',
  auth: 'user',
  summary: 'Record that the caller agrees to the recording of an employer’s interview.',
  params: roomParams,
  query: nothing,
  body: z.object({ version: consentVersionSchema }),
  reply: z.object({ consented: z.literal(true) }),
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'not-found'],
});
