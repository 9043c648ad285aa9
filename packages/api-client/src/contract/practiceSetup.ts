import { z } from 'zod';
import { defineCall } from './call.ts';
import { nothing } from './nothing.ts';
import { profileFormSchema, profileLimits } from './profile.ts';
import { roomParams } from './rooms.ts';
import { storable } from './storable.ts';

/** How long a practice interview may be chosen to take, in minutes. */
export const practiceMinutes = [5, 10, 20] as const;

const minutesSchema = z.literal(practiceMinutes, { error: `must be ${practiceMinutes.join(', ')} minutes` });

const upTo = (limit: number) =>
  storable(z.string())
    .trim()
    .max(limit, `must have at most ${limit.toLocaleString('en')} characters`);

/** How one practice interview is set up. */
export const practiceSetupSchema = z.object({
  /** '' for the one that the job ad tells; without an ad the interviewer asks. */
  role: upTo(profileLimits.targetRole),
  /** The text of a job ad; '' for none. */
  advert: upTo(profileLimits.jobDescription),
  minutes: minutesSchema,
  /** The manner of the interviewer. */
  persona: profileFormSchema.shape.persona,
  /** A few words about most answers right after them, and another try at once; else all feedback comes at the end, as in life. */
  coached: z.boolean().default(false),
});

/**
 * What was read in a job ad. `unreadable`: no job was found in it; `link`: it is only an address, which nobody opens.
 * `english`: whether the ad is in the language of the interview.
 */
export const advertReadingSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('read'), title: z.string(), skills: z.array(z.string()), english: z.boolean() }),
  z.object({ state: z.enum(['unreadable', 'link']) }),
]);

/** What a practice interview can be set up with, and what is suggested. */
export const practiceOfferSchema = z.object({
  /** There is nothing to set up: the interview has begun, is over, or is another try of one question. */
  begun: z.boolean(),
  /** Each length that can be chosen, and about how many questions it holds, and so many where it is coached. */
  lengths: z
    .array(
      z.object({
        minutes: minutesSchema,
        questions: z.number().int().min(1),
        coachedQuestions: z.number().int().min(1),
      }),
    )
    .min(1),
  /** What to begin with: as the last practice interview was, or as the profile says where that was changed since. */
  suggested: practiceSetupSchema,
  /** Where the suggestion comes from; `nothing`: neither is there. */
  from: z.enum(['last', 'profile', 'nothing']),
  /** What was read in the suggested ad; null where there is none, or it was not read yet. */
  reading: advertReadingSchema.nullable(),
  /** Name of the résumé whose skills the questions may refer to; null for none. */
  resume: z.string().nullable(),
});

/** See {@link practiceSetupSchema}. */
export type PracticeSetup = z.infer<typeof practiceSetupSchema>;
/** See {@link advertReadingSchema}. */
export type AdvertReading = z.infer<typeof advertReadingSchema>;
/** See {@link practiceOfferSchema}. */
export type PracticeOffer = z.infer<typeof practiceOfferSchema>;

/** Tells what the practice interview in a room can be set up with. */
export const getPracticeOffer = defineCall({
  name: 'getPracticeOffer',
  method: 'GET',
  path: '/voice_chat/:roomId/setup',
  auth: 'user',
  summary: 'Tell what the practice interview in a room of the caller can be set up with.',
  params: roomParams,
  query: nothing,
  body: nothing,
  reply: practiceOfferSchema,
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'subscription-required', 'not-found', 'unavailable'],
});

/**
 * Sets up the practice interview in a room, any number of times before it begins; once it has begun nothing changes. A job
 * ad is read at once, and the one that is kept already is not read again.
 */
export const setUpPractice = defineCall({
  name: 'setUpPractice',
  method: 'PUT',
  path: '/voice_chat/:roomId/setup',
  auth: 'user',
  summary: 'Set up the practice interview in a room of the caller before it begins.',
  params: roomParams,
  query: nothing,
  body: practiceSetupSchema,
  reply: z.object({
    begun: z.boolean(),
    /** Null where there is no job ad. */
    reading: advertReadingSchema.nullable(),
  }),
  replyAs: 'json',
  idempotent: true,
  timeoutMs: 20_000,
  perMinute: 20,
  failures: ['unauthorized', 'subscription-required', 'not-found', 'unavailable'],
});
