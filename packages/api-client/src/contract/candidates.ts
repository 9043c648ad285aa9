import { z } from 'zod';
import { defineCall } from './call.ts';
import { logoSchema } from './jobPosts.ts';
import { nothing } from './nothing.ts';
import { roomParams } from './rooms.ts';

/**
 * The wordings of the consent to a recording that have been shown, oldest first. A change of what the candidate reads
 * gets a name of its own here, since what is kept of a consent is when it was given, and to which wording.
 */
export const consentVersions = [
  '2026-11',
  '2026-11-sound',
  '2026-11-plain',
  '2026-12-plain',
  '2026-12-unlock',
] as const;

/** The wording that is shown now; a consent to an earlier one is asked for again. */
export const shownConsent = consentVersions[4];

/** The wordings by which the sound of answers is kept; by the others what was said is kept in writing alone. */
export const soundConsents: readonly string[] = [
  '2026-11-sound',
  '2026-11-plain',
  '2026-12-plain',
  '2026-12-unlock',
] satisfies (typeof consentVersions)[number][];

/** See {@link consentVersions}. */
export const consentVersionSchema = z.enum(consentVersions, { error: 'must be the name of a consent’s wording' });

/** What a candidate should know of an employer's interview before it begins. */
const invitedJobSchema = z.object({
  title: z.string(),
  /** Who asks for the interview and gets what is recorded: the company, or `the employer` where it gave no name. */
  employer: z.string(),
  /** The company's; null where it gave none. */
  logo: logoSchema.nullable(),
  /** What the employer wants candidates to read before; '' for nothing. */
  note: z.string(),
  skills: z.array(z.string()),
  /** Longest time that the interview takes. */
  minutes: z.number().int().min(1),
  questions: z.number().int().min(1),
});

/** What a candidate can ask for before an interview, so that it tells what they can do. The employer is not told. */
export const accommodations = ['more-time', 'plain-questions', 'typing'] as const;

/** See {@link accommodations}; each at most once. */
export const accommodationsSchema = z
  .array(z.enum(accommodations, { error: `must be ${accommodations.join(', ')}` }))
  .max(accommodations.length)
  .refine((asked) => new Set(asked).size === asked.length, { error: 'must name each accommodation once' })
  // JSON Schema's own word for the rule above, which Zod can't read out of a function.
  .meta({ uniqueItems: true });

/** See {@link accommodations}. */
export type Accommodation = (typeof accommodations)[number];

/** What a smart link tells a visitor without an account. */
export const publicInvitationSchema = z.object({
  job: invitedJobSchema,
  /** Days after which all of the interview is deleted. */
  kept_for_days: z.number().int().min(1),
});

/** See {@link publicInvitationSchema}. */
export type PublicInvitation = z.infer<typeof publicInvitationSchema>;

/** What a room's page is about: a practice of one's own, or an employer's interview behind a smart link. */
export const invitationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('practice') }),
  z.object({
    kind: z.literal('candidate'),
    ...publicInvitationSchema.shape,
    /** Whether the caller has agreed to be recorded, in the wording that holds now. */
    consented: z.boolean(),
    /** What the caller asked for when they agreed. */
    accommodations: accommodationsSchema,
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

/** Tells a visitor which interview a smart link leads to. What is not a smart link answers as if it did not exist. */
export const getPublicInvitation = defineCall({
  name: 'getPublicInvitation',
  method: 'GET',
  path: '/voice_chat/:roomId/invitation/public',
  auth: 'none',
  summary: 'Tell a visitor without an account which employer’s interview a smart link leads to.',
  params: roomParams,
  query: nothing,
  body: nothing,
  reply: publicInvitationSchema,
  replyAs: 'json',
  idempotent: true,
  perMinute: 30,
  failures: ['not-found', 'unavailable'],
});

/**
 * Records that the caller agrees to be recorded for a job, and what they ask for. Agreeing twice is harmless: the first time
 * counts, and the last accommodations do until the interview begins.
 */
export const giveConsent = defineCall({
  name: 'giveConsent',
  method: 'POST',
  path: '/voice_chat/:roomId/consent',
  auth: 'user',
  summary: 'Record that the caller agrees to the recording of an employer’s interview.',
  params: roomParams,
  query: nothing,
  body: z.object({ version: consentVersionSchema, accommodations: accommodationsSchema.default([]) }),
  reply: z.object({ consented: z.literal(true) }),
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'not-found'],
});
