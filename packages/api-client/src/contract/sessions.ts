import { z } from 'zod';
import { endReasonSchema, turnSchema } from '../internal.ts';
import { defineCall } from './call.ts';
import { levelSchema } from './levels.ts';
import { nothing } from './nothing.ts';
import { reportDocumentSchema } from './report.ts';
import { shortBarSchema } from './ribbon.ts';
import { roomIdSchema } from './rooms.ts';
import { storable } from './storable.ts';

/** Characters of what a candidate writes to a request for a review. */
const reviewNoteMost = 1_000;

/** A moment as ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();

/** An interview as a list of them shows it. */
export const sessionSummarySchema = z.object({
  id: z.string(),
  roomId: roomIdSchema,
  kind: z.enum(['practice', 'candidate']),
  /** What was practiced, as the report calls it, or the employer's job; empty for a practice without a report. */
  title: z.string(),
  startedAt: momentSchema,
  /** Null while it runs. */
  endedAt: momentSchema.nullable(),
  endReason: endReasonSchema.nullable(),
  /**
   * Where it goes on, as an address has it: the room, or the job behind a smart link. `until`: an employer's may be gone on with until
   * then. Null once it is over.
   */
  goOn: z.object({ roomId: roomIdSchema, until: momentSchema.nullable() }).nullable(),
  /** From the first word to the last, of either side. */
  interviewMs: z.number().min(0),
  questions: z.number().int().min(0),
  answered: z.number().int().min(0),
  /**
   * `running`: not over yet. `writing`: the report comes in a minute. `nothing-said`: there is none. `failed`: it could
   * not be made, or not be read any more.
   */
  report: z.enum(['running', 'writing', 'ready', 'nothing-said', 'failed']),
  /** What the answers came to together; null where fewer than half of the questions were assessed. */
  level: levelSchema.nullable(),
  /** Its ribbon in short; null where there is none, or none yet. */
  ribbon: z.array(shortBarSchema).nullable(),
  /**
   * What a comparison over interviews is made of; null where it could not be measured, or not in a way that can be
   * compared: a rate of words that were mostly not heard well, fillers as reports of version 1 counted them.
   */
  figures: z.object({
    wordsPerMinute: z.number().nullable(),
    speakingMs: z.number().nullable(),
    fillers: z.number().int().nullable(),
    pauses: z.number().int().nullable(),
    /** Median time from the end of a question to the first word of its answer, in milliseconds. */
    firstWordMs: z.number().nullable(),
  }),
  /** The question of an earlier interview of which it is another try; null where it is none. */
  again: z.object({ sessionId: z.string(), questionId: z.string(), question: z.string() }).nullable(),
});

/** Whether a person was asked to look at a candidate's result. */
export const reviewSchema = z.object({
  state: z.enum(['none', 'asked', 'answered']),
  askedAt: momentSchema.nullable(),
  answeredAt: momentSchema.nullable(),
});
/** See {@link reviewSchema}. */
export type Review = z.infer<typeof reviewSchema>;

/** What of an interview's answers can be corrected, and what becomes of corrections. */
const correctingSchema = z.object({
  /** From then on nothing can be corrected any more. */
  until: momentSchema,
  /** `assessing`: the answers are being assessed with the last correction. `failed`: they could not be; the report is the one before. */
  state: z.enum(['settled', 'assessing', 'failed']),
  /** The turns that can be corrected now. */
  turns: z.array(
    z.object({
      turn: z.number().int(),
      /** So many words may be changed. */
      words: z.number().int().min(1),
      /** It was hard to hear: saying that it was heard right has it assessed, too. */
      hardToHear: z.boolean(),
    }),
  ),
});

/** An interview with all that was said in it, and its report once there is one. */
export const sessionSchema = sessionSummarySchema.extend({
  /**
   * What is being done for a report that is not there yet: `saving` the last words, `waiting` for others' reports,
   * `assessing` the answers, `retrying` after a try that failed. Null where nothing is.
   */
  making: z.enum(['saving', 'waiting', 'assessing', 'retrying']).nullable(),
  /** Null where there is no report. */
  correcting: correctingSchema.nullable(),
  turns: z.array(turnSchema),
  feedback: reportDocumentSchema.nullable(),
  /** Its answers that were tried again, with each try that has a report, the oldest first. */
  tries: z.array(
    z.object({
      sessionId: z.string(),
      questionId: z.string(),
      heldAt: momentSchema,
      /** Null where it could not be assessed. */
      level: levelSchema.nullable(),
    }),
  ),
  /** Its answers that are kept among the person's own, by their questions. */
  kept: z.array(z.string()),
  /** Null where nobody can be asked: in practice, and once the job is erased. */
  review: reviewSchema.nullable(),
});

/** See {@link sessionSummarySchema}. */
export type SessionSummary = z.infer<typeof sessionSummarySchema>;
/** See {@link sessionSchema}. */
export type SessionDetail = z.infer<typeof sessionSchema>;

/** Interviews on one page of a list, at most, and where nothing is asked for. */
export const sessionPage = { most: 100, usual: 20 } as const;

/** Lists the caller's interviews, the newest first; `nextCursor` gives the next page, and is null on the last. */
export const listSessions = defineCall({
  name: 'listSessions',
  method: 'GET',
  path: '/sessions',
  auth: 'user',
  summary: "List the caller's interviews, the newest first.",
  params: nothing,
  query: z.object({
    /** `nextCursor` of the page before. */
    cursor: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,200}$/, 'must be the nextCursor of a page')
      .optional(),
    limit: z
      .string()
      .regex(/^([1-9]\d?|100)$/, `must be a whole number from 1 to ${sessionPage.most}`)
      .optional(),
  }),
  body: nothing,
  reply: z.object({
    sessions: z.array(sessionSummarySchema),
    nextCursor: z.string().nullable(),
    /** Practice interviews of the caller with a report and more than one question, on whichever page. */
    practiced: z.number().int().min(0),
  }),
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'unavailable'],
});

/** The id of an interview in a path. */
export const sessionParams = z.object({
  sessionId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be the id of an interview'),
});

/** Gives one interview of the caller with what was said and its report. */
export const getSession = defineCall({
  name: 'getSession',
  method: 'GET',
  path: '/sessions/:sessionId',
  auth: 'user',
  summary: 'Give one interview of the caller with what was said and its report.',
  params: sessionParams,
  query: nothing,
  body: nothing,
  reply: sessionSchema,
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'not-found', 'unavailable'],
});

/** Erases one interview of the caller, report included; one that runs is ended. Gone is gone: 404 then. */
export const eraseSession = defineCall({
  name: 'eraseSession',
  method: 'DELETE',
  path: '/sessions/:sessionId',
  auth: 'user',
  summary: 'Erase one interview of the caller with its report.',
  params: sessionParams,
  query: nothing,
  body: nothing,
  reply: z.object({ erased: z.literal(true) }),
  replyAs: 'json',
  idempotent: true,
  failures: ['unauthorized', 'not-found', 'unavailable'],
});

/**
 * Asks for a person's review of the result of the caller's interview for an employer; the job's contact is told by
 * e-mail. Asking again changes nothing. `not-found` also for practice, without a report, and once the job is erased.
 */
export const requestReview = defineCall({
  name: 'requestReview',
  method: 'POST',
  path: '/sessions/:sessionId/review',
  auth: 'user',
  summary: 'Ask for a person’s review of the result of an interview for an employer.',
  params: sessionParams,
  query: nothing,
  body: z.object({
    /** What they should look at; for the employer to read. */
    note: storable(z.string().trim().max(reviewNoteMost, `must have at most ${reviewNoteMost} characters`)),
  }),
  reply: reviewSchema,
  replyAs: 'json',
  idempotent: true,
  perMinute: 10,
  failures: ['unauthorized', 'not-found', 'unavailable'],
});
