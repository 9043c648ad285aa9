import { z } from 'zod';
import { defineCall } from './call.ts';
import { levelSchema } from './levels.ts';
import { nothing } from './nothing.ts';
import { answerSchema } from './report.ts';
import { roomIdSchema } from './rooms.ts';
import { momentSchema, sessionParams } from './sessions.ts';

/** Characters of a question's id in a path, at most. */
const questionIdMost = 200;

/** One answer of an interview in a path. */
export const answerParams = sessionParams.extend({ questionId: z.string().min(1).max(questionIdMost) });

/**
 * Makes a practice room for a try of one question of the caller's own practice, with the same interviewer; a try of a try is one
 * of the question that was asked first. `not-found` also for an interview with an employer, and before there is a report.
 */
export const sayAgain = defineCall({
  name: 'sayAgain',
  method: 'POST',
  path: '/sessions/:sessionId/answers/:questionId/again',
  auth: 'user',
  summary: 'Make a practice room for another try of one question of a practice interview of the caller.',
  params: answerParams,
  query: nothing,
  body: nothing,
  reply: z.object({ room_id: roomIdSchema }),
  replyAs: 'json',
  idempotent: false,
  perMinute: 20,
  failures: ['unauthorized', 'subscription-required', 'not-found', 'unavailable'],
});

/** What of an answer is compared with another. */
const comparedAnswerSchema = answerSchema.pick({
  outcome: true,
  words: true,
  speakingMs: true,
  wordsPerMinute: true,
  typed: true,
  level: true,
  likely: true,
  notAssessed: true,
  criteria: true,
});

/** One answer to the question: the first, the best before this one, or this one. */
const comparedTrySchema = z.object({
  sessionId: z.string(),
  heldAt: momentSchema,
  answer: comparedAnswerSchema,
  /** Filler words of the answer; null where they can't be counted. */
  fillers: z.number().int().min(0).nullable(),
  /** All that was said to the question, in the person's own words; '' for nothing. */
  said: z.string(),
});

/** A try beside the first answer, and beside the best, where that is neither of the two. */
export const comparisonSchema = z.object({
  question: z.string(),
  /** Which try it is, from 1; the first answer is none. */
  nth: z.number().int().min(1),
  first: comparedTrySchema,
  best: comparedTrySchema.nullable(),
  now: comparedTrySchema,
});

/** See {@link comparedTrySchema}. */
export type ComparedTry = z.infer<typeof comparedTrySchema>;
/** See {@link comparisonSchema}. */
export type Comparison = z.infer<typeof comparisonSchema>;

/** Gives a try of the caller's beside the answers that it is compared with. `not-found` also before it has a report. */
export const compareTries = defineCall({
  name: 'compareTries',
  method: 'GET',
  path: '/sessions/:sessionId/comparison',
  auth: 'user',
  summary: 'Give another try of a question beside the first answer to it and the best one.',
  params: sessionParams,
  query: nothing,
  body: nothing,
  reply: comparisonSchema,
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'not-found', 'unavailable'],
});

/** So many questions are given at once, at most: five minutes of practice. */
export const dueMost = 3;

/** A question that went badly and is due to be said again. */
export const dueQuestionSchema = z.object({
  /** The last answer to it: what {@link sayAgain} is called with. */
  sessionId: z.string(),
  questionId: z.string(),
  question: z.string(),
  /** What was practiced, as the report calls it. */
  title: z.string(),
  /** What the last answer showed, and when it was given. */
  level: levelSchema,
  saidAt: momentSchema,
  dueAt: momentSchema,
});

/** See {@link dueQuestionSchema}. */
export type DueQuestion = z.infer<typeof dueQuestionSchema>;

/** Gives the questions of the caller's practice that are due to be said again, those that went worst first. */
export const listDueQuestions = defineCall({
  name: 'listDueQuestions',
  method: 'GET',
  path: '/questions/due',
  auth: 'user',
  summary: 'Give the questions of the caller’s practice that are due to be said again.',
  params: nothing,
  query: z.object({
    /** Due until then, as until the end of the caller's day; now, where it is left out. */
    until: momentSchema.optional(),
  }),
  body: nothing,
  reply: z.object({ questions: z.array(dueQuestionSchema).max(dueMost) }),
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'unavailable'],
});
