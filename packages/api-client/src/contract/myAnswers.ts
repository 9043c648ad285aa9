import { z } from 'zod';
import { answerParams } from './again.ts';
import { defineCall } from './call.ts';
import { levelSchema } from './levels.ts';
import { nothing } from './nothing.ts';
import { momentSchema } from './sessions.ts';

/** The most answers that one person can keep. */
export const keptMost = 50;

/** The levels at which an answer can be kept. */
export const keptLevels = ['solid', 'strong'] as const;

/** An answer that its speaker keeps, to have it ready. */
export const keptAnswerSchema = z.object({
  sessionId: z.string(),
  questionId: z.string(),
  question: z.string(),
  /** What was practiced, as the report calls it. */
  title: z.string(),
  /** As the report assesses it now: a correction may have changed it. */
  level: levelSchema.nullable(),
  /** The answer's words, corrections included. */
  said: z.string(),
  saidAt: momentSchema,
});

/** See {@link keptAnswerSchema}. */
export type KeptAnswer = z.infer<typeof keptAnswerSchema>;

/**
 * Keeps an answer of the caller's own practice among their answers, for as long as its interview is kept. Keeping it again changes nothing.
 * `not-found` also for an interview with an employer, and for an answer that is neither solid nor strong; `answers-full` from
 * {@link keptMost} on.
 */
export const keepAnswer = defineCall({
  name: 'keepAnswer',
  method: 'PUT',
  path: '/sessions/:sessionId/answers/:questionId/kept',
  auth: 'user',
  summary: 'Keep a good answer of a practice interview of the caller.',
  params: answerParams,
  query: nothing,
  body: nothing,
  reply: z.object({ kept: z.literal(true) }),
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'not-found', 'answers-full', 'unavailable'],
});

/** Removes a kept answer of the caller; its interview stays. Removing one that isn't kept changes nothing. */
export const dropAnswer = defineCall({
  name: 'dropAnswer',
  method: 'DELETE',
  path: '/sessions/:sessionId/answers/:questionId/kept',
  auth: 'user',
  summary: 'No longer keep an answer of the caller.',
  params: answerParams,
  query: nothing,
  body: nothing,
  reply: z.object({ kept: z.literal(false) }),
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'unavailable'],
});

/** Gives the answers that the caller keeps, the newest first. */
export const listKeptAnswers = defineCall({
  name: 'listKeptAnswers',
  method: 'GET',
  path: '/answers/kept',
  auth: 'user',
  summary: 'Give the answers that the caller keeps.',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ answers: z.array(keptAnswerSchema).max(keptMost) }),
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'unavailable'],
});
