import { z } from 'zod';

/**
 * Why a measure is null. `not-measurable-with-this-recogniser`: it writes no fillers, or mishears. `typed`: nothing was
 * spoken. `too-little-speech`: a figure would be chance. `no-word-times`: the recogniser gives none.
 */
export const reasonSchema = z.enum([
  'not-measurable-with-this-recogniser',
  'typed',
  'too-little-speech',
  'no-word-times',
]);
export type Reason = z.infer<typeof reasonSchema>;

/** A filler word, and when it was said: `startMs` is the word's, or the turn's where there are no word times. */
export const fillerSchema = z.object({ text: z.string(), startMs: z.number(), turn: z.number().int() });

/** A silence inside an answer. */
export const pauseSchema = z.object({ startMs: z.number(), durationMs: z.number(), turn: z.number().int() });

/** What was measured over the whole interview; a measure that can't be had is null, with its reason in `reasons`. */
export const metricsSchema = z.object({
  /** Words a minute of speaking time, one decimal. */
  wordsPerMinute: z.number().nullable(),
  /** Time in which the candidate spoke: from first to last word of each turn, without pauses over a second. */
  speakingMs: z.number().nullable(),
  /** Words of the candidate, spoken and typed, fillers included. */
  words: z.number().int(),
  fillers: z.array(fillerSchema).nullable(),
  pauses: z.array(pauseSchema).nullable(),
  /** From the first word to the last, of either side. */
  interviewMs: z.number(),
  /** The candidate's part of all talk, 0 to 1. */
  shareOfTalk: z.number().nullable(),
  /** Figures that an approximate recogniser makes rough. */
  rough: z.array(z.enum(['words', 'wordsPerMinute'])),
  reasons: z.object({
    wordsPerMinute: reasonSchema.optional(),
    speakingMs: reasonSchema.optional(),
    fillers: reasonSchema.optional(),
    pauses: reasonSchema.optional(),
    shareOfTalk: reasonSchema.optional(),
  }),
});
export type Metrics = z.infer<typeof metricsSchema>;

/** What became of one question of the plan. */
export const reportAnswerSchema = z.object({
  questionId: z.string(),
  question: z.string(),
  outcome: z.enum(['answered', 'skipped', 'unanswered', 'not-reached']),
  /** Numbers of the candidate's turns that answer it. */
  turns: z.array(z.number().int()),
  words: z.number().int(),
  /** Null when it was typed or not answered. */
  speakingMs: z.number().nullable(),
  startMs: z.number().nullable(),
  wordsPerMinute: z.number().nullable(),
  typed: z.boolean(),
  probes: z.number().int(),
  /** Content is not assessed yet: always false, null and empty. */
  assessed: z.boolean(),
  score: z.number().min(0).max(5).nullable(),
  quotes: z.array(z.object({ turn: z.number().int(), text: z.string() })),
});
export type ReportAnswer = z.infer<typeof reportAnswerSchema>;

/** One line of the transcript. */
export const transcriptLineSchema = z.object({
  turn: z.number().int(),
  speaker: z.enum(['agent', 'user']),
  questionId: z.string().nullable(),
  text: z.string(),
  startMs: z.number(),
  endMs: z.number(),
  typed: z.boolean(),
  interrupted: z.boolean(),
});

const rangeSchema = z.object({ from: z.number(), to: z.number() });

/** Bands that figures are shown beside; see `norms.ts` for where they come from. */
export const normsSchema = z.object({
  wordsPerMinute: rangeSchema,
  pauseOverMs: z.number(),
  answerMs: rangeSchema,
});

/** The report of a session: figures and transcript, no judgement. The same record gives the same report. */
export const reportSchema = z.object({
  version: z.literal(1),
  kind: z.enum(['practice', 'preview', 'candidate']),
  title: z.string(),
  /** Names of the recognisers that wrote the candidate's words; `approximate` when any of them mishears. */
  recognisers: z.array(z.string()),
  approximate: z.boolean(),
  metrics: metricsSchema,
  norms: normsSchema,
  answers: z.array(reportAnswerSchema),
  overall: z.object({
    assessed: z.boolean(),
    score: z.number().min(0).max(100).nullable(),
    cappedBy: z.string().nullable(),
  }),
  transcript: z.array(transcriptLineSchema),
});
export type Report = z.infer<typeof reportSchema>;
