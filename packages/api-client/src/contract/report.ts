import { z } from 'zod';

/** Why a figure is null. */
const reason = z.enum(['not-measurable-with-this-recogniser', 'typed', 'too-little-speech', 'no-word-times']);

/** Words of the candidate as they stand in the turn, and the moment at which they begin. */
const said = z.looseObject({ text: z.string(), startMs: z.number(), turn: z.number().int() });

/** Figures over a whole interview; one that can't be had is null, with its reason. Times are milliseconds. */
const metricsSchema = z.looseObject({
  wordsPerMinute: z.number().nullable(),
  speakingMs: z.number().nullable(),
  words: z.number().int(),
  fillers: z.array(said).nullable(),
  pauses: z.array(z.looseObject({ startMs: z.number(), durationMs: z.number(), turn: z.number().int() })).nullable(),
  longestPauseMs: z.number().nullable().default(null),
  /** Median time from the end of a question to the first word of its answer. */
  firstWordMs: z.number().nullable().default(null),
  /** "Maybe", "sort of" and the like. */
  hedges: z.array(said).nullable().default(null),
  /** Words said twice in a row, and beginnings that were given up. */
  restarts: z.array(said).nullable().default(null),
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
    longestPauseMs: reason.optional(),
    firstWordMs: reason.optional(),
    hedges: reason.optional(),
    restarts: reason.optional(),
    articulation: reason.optional(),
  }),
});

/** Why content has no score. `not-offered`: the report is of a version that did not assess. */
const notAssessed = z.enum(['not-offered', 'approximate-transcript', 'too-little-said', 'unanswered']);

/** 0 to 5 on the rubric; null when not assessed. */
const score = z.number().min(0).max(5).nullable();

const criterionSchema = z.looseObject({
  name: z.enum(['structure', 'specificity', 'relevance', 'reflection']),
  score: z.number().min(0).max(5),
  /** What that score stands for, in words. */
  anchor: z.string(),
});

/** The parts of a story, each as the words that were found for it. */
const partsSchema = z.looseObject({
  situation: said.nullable(),
  task: said.nullable(),
  action: said.nullable(),
  result: said.nullable(),
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
  /** From the end of the question to the first word. */
  firstWordMs: z.number().nullable().default(null),
  assessed: z.boolean(),
  notAssessed: notAssessed.nullable().default('not-offered'),
  score,
  /** Why the score could not be higher, as a code. */
  cappedBy: z.string().nullable().default(null),
  criteria: z.array(criterionSchema).default([]),
  /** Null where no story was asked for. */
  parts: partsSchema.nullable().default(null),
  quotes: z.array(z.looseObject({ turn: z.number().int(), text: z.string(), startMs: z.number().optional() })),
  /** The answer in better words, from what was said alone; gaps stand as `[your number]`. */
  rewrite: z.string().nullable().default(null),
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
  /** Null where the recogniser gives no times for single words. */
  words: z
    .array(z.looseObject({ text: z.string(), startMs: z.number(), endMs: z.number() }))
    .nullable()
    .default(null),
});

/** What answers showed of a skill that a job requires, each claim with its quote. */
const skillSchema = z.looseObject({
  skill: z.string(),
  score,
  claims: z.array(z.looseObject({ claim: z.string(), questionId: z.string(), quote: said })),
});

const strengthSchema = z.looseObject({ claim: z.string(), why: z.string(), quote: said });
const changeSchema = z.looseObject({
  claim: z.string(),
  why: z.string(),
  /** Null where what is missing can't be quoted. */
  quote: said.nullable(),
  /** What to do about it before the next interview. */
  next: z.string(),
});

const range = z.object({ from: z.number(), to: z.number() });

/**
 * The feedback report as callers get it. What an earlier version did not have is null or empty; further fields travel
 * along untouched. The interview package makes it and has its whole schema.
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
  /** What went well; null when not assessed. */
  strength: strengthSchema.nullable().default(null),
  /** The one thing to change; null when not assessed. */
  change: changeSchema.nullable().default(null),
  /** The skills that the job requires, in its order; empty for interviews without a job. */
  skills: z.array(skillSchema).default([]),
  /** Who or what made each part, in sentences. */
  madeBy: z.array(z.string()).default([]),
  transcript: z.array(lineSchema),
});

/** See {@link reportDocumentSchema}. */
export type ReportDocument = z.infer<typeof reportDocumentSchema>;
