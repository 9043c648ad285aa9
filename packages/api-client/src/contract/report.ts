import { z } from 'zod';

/** Why a figure is null. */
const reason = z.enum(['not-measurable-with-this-recogniser', 'typed', 'too-little-speech', 'no-word-times']);

/** Figures over a whole interview; one that can't be had is null, with its reason. Times are milliseconds. */
const metricsSchema = z.looseObject({
  wordsPerMinute: z.number().nullable(),
  speakingMs: z.number().nullable(),
  words: z.number().int(),
  fillers: z.array(z.looseObject({ text: z.string(), startMs: z.number(), turn: z.number().int() })).nullable(),
  pauses: z.array(z.looseObject({ startMs: z.number(), durationMs: z.number(), turn: z.number().int() })).nullable(),
  interviewMs: z.number(),
  /** The candidate's part of all talk, 0 to 1. */
  shareOfTalk: z.number().nullable(),
  /** Figures that a recogniser that mishears makes rough. */
  rough: z.array(z.enum(['words', 'wordsPerMinute'])),
  reasons: z.object({
    wordsPerMinute: reason.optional(),
    speakingMs: reason.optional(),
    fillers: reason.optional(),
    pauses: reason.optional(),
    shareOfTalk: reason.optional(),
  }),
});

const answerSchema = z.looseObject({
  questionId: z.string(),
  question: z.string(),
  outcome: z.enum(['answered', 'skipped', 'unanswered', 'not-reached']),
  turns: z.array(z.number().int()),
  words: z.number().int(),
  speakingMs: z.number().nullable(),
  startMs: z.number().nullable(),
  wordsPerMinute: z.number().nullable(),
  typed: z.boolean(),
  probes: z.number().int(),
  assessed: z.boolean(),
  /** 0 to 5; null when not assessed. */
  score: z.number().nullable(),
  quotes: z.array(z.looseObject({ turn: z.number().int(), text: z.string() })),
});

const lineSchema = z.looseObject({
  turn: z.number().int(),
  speaker: z.enum(['agent', 'user']),
  questionId: z.string().nullable(),
  text: z.string(),
  startMs: z.number(),
  endMs: z.number(),
  typed: z.boolean(),
  interrupted: z.boolean(),
});

const range = z.object({ from: z.number(), to: z.number() });

/**
 * The feedback report as callers get it: what every version of it has. Further fields travel along untouched. The
 * interview package makes it and has its whole schema.
 */
export const reportDocumentSchema = z.looseObject({
  version: z.number().int(),
  kind: z.enum(['practice', 'preview', 'candidate']),
  title: z.string(),
  recognisers: z.array(z.string()),
  approximate: z.boolean(),
  metrics: metricsSchema,
  /** Bands that figures are shown beside. */
  norms: z.looseObject({ wordsPerMinute: range, pauseOverMs: z.number(), answerMs: range }),
  answers: z.array(answerSchema),
  overall: z.looseObject({
    assessed: z.boolean(),
    /** 0 to 100; null when not assessed. */
    score: z.number().nullable(),
    cappedBy: z.string().nullable(),
  }),
  transcript: z.array(lineSchema),
});

/** See {@link reportDocumentSchema}. */
export type ReportDocument = z.infer<typeof reportDocumentSchema>;
