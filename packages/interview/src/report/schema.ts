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

/** Something said, and when: `startMs` is the first word's, or the turn's where there are no word times. */
const momentSchema = z.object({ text: z.string(), startMs: z.number(), turn: z.number().int() });

/** A filler with its moment: a sound as in "um", or a word that does nothing where it stands, as "like" can. */
export const fillerSchema = momentSchema.extend({ kind: z.enum(['sound', 'word']).default('sound') });

/** A silence inside an answer. */
export const pauseSchema = z.object({ startMs: z.number(), durationMs: z.number(), turn: z.number().int() });

/** What was measured over the whole interview; a measure that can't be had is null, with its reason in `reasons`. */
export const metricsSchema = z.object({
  /** Words a minute of speaking time, one decimal. */
  wordsPerMinute: z.number().nullable(),
  /** Words a minute while words sound: speaking time without silences of a quarter of a second and longer. */
  articulation: z.number().nullable().default(null),
  /** Time in which the candidate spoke: from the first word after the interviewer to the last, without pauses. */
  speakingMs: z.number().nullable(),
  /** Words of the candidate, spoken and typed, fillers included. */
  words: z.number().int(),
  fillers: z.array(fillerSchema).nullable(),
  /** Silences over a second inside an answer; the interviewer's words end an answer. */
  pauses: z.array(pauseSchema).nullable(),
  /** The longest of `pauses`, 0 when there are none. */
  longestPauseMs: z.number().nullable().default(null),
  /** Median time from the end of the interviewer's words to the first word of an answer. */
  firstWordMs: z.number().nullable().default(null),
  /** "Maybe", "sort of" and the like. */
  hedges: z.array(momentSchema).nullable().default(null),
  /** Words said twice in a row ("I was I was"), and beginnings that were given up ("we went to the…"). */
  restarts: z.array(momentSchema).nullable().default(null),
  /** From the first word to the last, of either side. */
  interviewMs: z.number(),
  /** The candidate's part of all talk, 0 to 1. */
  shareOfTalk: z.number().nullable(),
  /** Figures that an approximate recogniser makes rough. */
  rough: z.array(z.enum(['words', 'wordsPerMinute'])),
  reasons: z.object({
    wordsPerMinute: reasonSchema.optional(),
    articulation: reasonSchema.optional(),
    speakingMs: reasonSchema.optional(),
    fillers: reasonSchema.optional(),
    pauses: reasonSchema.optional(),
    shareOfTalk: reasonSchema.optional(),
    longestPauseMs: reasonSchema.optional(),
    firstWordMs: reasonSchema.optional(),
    hedges: reasonSchema.optional(),
    restarts: reasonSchema.optional(),
  }),
});
export type Metrics = z.infer<typeof metricsSchema>;

/** Words of the candidate exactly as they stand in the turn, with the moment at which they begin. */
export const quoteSchema = momentSchema;
export type Quote = z.infer<typeof quoteSchema>;

/**
 * Why content has no score. `approximate-transcript`: the recogniser mishears. `too-little-said`: under 30 s of speech or
 * 40 words in the whole interview. `unanswered`: there is nothing to assess, which is not nought. `not-offered`: the
 * report is of a version that did not assess.
 */
export const notAssessedSchema = z.enum(['not-offered', 'approximate-transcript', 'too-little-said', 'unanswered']);
export type NotAssessed = z.infer<typeof notAssessedSchema>;

/** One side of an answer on the rubric, with the written anchor of its score. */
export const criterionSchema = z.object({
  name: z.enum(['structure', 'specificity', 'relevance', 'reflection']),
  score: z.number().min(0).max(5),
  anchor: z.string(),
});
export type Criterion = z.infer<typeof criterionSchema>;

/** The parts of a story, each as the words that were found for it. */
export const storyPartsSchema = z.object({
  situation: quoteSchema.nullable(),
  task: quoteSchema.nullable(),
  action: quoteSchema.nullable(),
  result: quoteSchema.nullable(),
});
export type StoryParts = z.infer<typeof storyPartsSchema>;

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
  /** From the end of the question to the first word. */
  firstWordMs: z.number().nullable().default(null),
  /** Content, from here on. Not assessed: no score, and `notAssessed` says why. */
  assessed: z.boolean(),
  notAssessed: notAssessedSchema.nullable().default('not-offered'),
  score: z.number().min(0).max(5).nullable(),
  /** Why the score could not be higher, as a code. */
  cappedBy: z.string().nullable().default(null),
  criteria: z.array(criterionSchema).default([]),
  /** Null where no story was asked for. */
  parts: storyPartsSchema.nullable().default(null),
  /** What the score rests on. */
  quotes: z.array(z.object({ turn: z.number().int(), text: z.string(), startMs: z.number().optional() })),
  /** The answer in better words, from what was said alone; gaps stand as `[your number]`. */
  rewrite: z.string().nullable().default(null),
});
export type ReportAnswer = z.infer<typeof reportAnswerSchema>;

/** What answers showed of a skill that a job requires. */
export const skillEvidenceSchema = z.object({
  skill: z.string(),
  /** 0 to 5; null where there is not enough evidence. */
  score: z.number().min(0).max(5).nullable(),
  claims: z.array(z.object({ claim: z.string(), questionId: z.string(), quote: quoteSchema })),
});
export type SkillEvidence = z.infer<typeof skillEvidenceSchema>;

/** What went well: a claim, and the words that show it. */
export const strengthSchema = z.object({ claim: z.string(), why: z.string(), quote: quoteSchema });
export type Strength = z.infer<typeof strengthSchema>;

/** The one thing to change; no quote where what is missing can't be quoted. */
export const changeSchema = z.object({
  claim: z.string(),
  why: z.string(),
  quote: quoteSchema.nullable(),
  /** What to do about it before the next interview. */
  next: z.string(),
});
export type Change = z.infer<typeof changeSchema>;

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
  /** Null where the recogniser gives no times for single words. */
  words: z
    .array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() }))
    .nullable()
    .default(null),
});

const rangeSchema = z.object({ from: z.number(), to: z.number() });

/** Bands that figures are shown beside; see `norms.ts` for where they come from. */
export const normsSchema = z.object({
  wordsPerMinute: rangeSchema,
  pauseOverMs: z.number(),
  answerMs: rangeSchema,
});

/**
 * The report of a session. The same record gives the same report. Version 1 had no content; read by this schema, it says
 * of each answer that none was offered.
 */
export const reportSchema = z.object({
  version: z.union([z.literal(1), z.literal(2)]),
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
  strength: strengthSchema.nullable().default(null),
  change: changeSchema.nullable().default(null),
  /** The skills that the job requires, in its order; empty for interviews without a job. */
  skills: z.array(skillEvidenceSchema).default([]),
  /** Who or what made each part, in sentences. */
  madeBy: z.array(z.string()).default([]),
  transcript: z.array(transcriptLineSchema),
});
export type Report = z.infer<typeof reportSchema>;
