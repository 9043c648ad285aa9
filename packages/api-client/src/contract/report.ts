import { z } from 'zod';
import { levelSchema } from './levels.ts';
import { ribbonSchema } from './ribbon.ts';

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
  /** Figures that are rough, because most words were not heard well. */
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

/** Why content has no level. `not-offered`: the report is of a version that did not assess. `fact`: a yes or a no was asked for. */
const notAssessed = z.enum([
  'not-offered',
  'approximate-transcript',
  'too-little-said',
  'unanswered',
  'no-content',
  'told-before',
  'not-matched',
  'fact',
]);

/** What somebody says of a paper that they were asked for. `other`: neither yes nor no, as of one like it. */
export const saidFactSchema = z.enum(['yes', 'no', 'expired', 'under-way', 'other']);

/** 0 to 5 on the rubric; null when not assessed. */
const score = z.number().min(0).max(5).nullable();

/** One question about an answer that has yes or no for an answer; version 2 had other criteria, without `met`. */
const criterionSchema = z.looseObject({
  name: z.string(),
  met: z.boolean().optional(),
  /** The words that a yes rests on. */
  quote: said.nullish(),
});

/** The parts of a story, each as the words that were found for it. */
const partsSchema = z.looseObject({
  situation: said.nullable(),
  task: said.nullable(),
  action: said.nullable(),
  result: said.nullable(),
});

/** One question and what its answer came to. */
export const answerSchema = z.looseObject({
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
  level: levelSchema.nullable().default(null),
  /** The levels that it may be, the likeliest first: two where it stands between them. */
  likely: z.array(levelSchema).default([]),
  /** The level by the other way of assessing, where the two differ. */
  disputed: levelSchema.nullable().default(null),
  /** Why the score could not be higher, as a code. */
  cappedBy: z.string().nullable().default(null),
  criteria: z.array(criterionSchema).default([]),
  /** Null where no story was asked for. */
  parts: partsSchema.nullable().default(null),
  quotes: z.array(z.looseObject({ turn: z.number().int(), text: z.string(), startMs: z.number().optional() })),
  /** The answer in better words, from what was said alone; gaps stand as `[your number]`. */
  rewrite: z.string().nullable().default(null),
  /** Its end was not read: it is longer than what is read of one interview. */
  readInPart: z.boolean().default(false),
  /** What was said to a question for a fact, as to a license; null for other questions. */
  fact: z.looseObject({ said: saidFactSchema, quote: said }).nullable().default(null),
});

const lineSchema = z.looseObject({
  turn: z.number().int(),
  speaker: z.enum(['agent', 'user']),
  questionId: z.string().nullable(),
  text: z.string(),
  /** What was heard, where the candidate has corrected it: then `text` is the correction. */
  heard: z.string().nullable().default(null),
  startMs: z.number(),
  endMs: z.number(),
  typed: z.boolean(),
  interrupted: z.boolean(),
  /** Null where the recogniser gives no times for single words. */
  words: z
    .array(z.looseObject({ text: z.string(), startMs: z.number(), endMs: z.number() }))
    .nullable()
    .default(null),
  /** The parts of `text` that are a personal matter, which others than its candidate do not get. */
  personal: z.array(z.looseObject({ start: z.number().int(), end: z.number().int() })).default([]),
});

/** What answers showed of a skill that a job requires, each claim with its quote. */
const skillSchema = z.looseObject({
  skill: z.string(),
  score,
  level: levelSchema.nullable().default(null),
  /** Whether a question that was asked was about it. */
  asked: z.boolean().default(true),
  claims: z.array(
    z.looseObject({
      claim: z.string(),
      questionId: z.string(),
      quote: said,
      typed: z.boolean().default(false),
      /** What was heard in the place of the quote, where the candidate has corrected it. */
      heard: z.string().nullable().default(null),
    }),
  ),
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
    level: levelSchema.nullable().default(null),
    /** How many answers were assessed, and of how many questions. */
    counted: z.object({ assessed: z.number().int(), questions: z.number().int() }).nullable().default(null),
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
  /** The interview as one ribbon of bars; null where there is nothing to draw it from. */
  ribbon: ribbonSchema.nullable().default(null),
  transcript: z.array(lineSchema),
});

/** See {@link reportDocumentSchema}. */
export type ReportDocument = z.infer<typeof reportDocumentSchema>;
