import { z } from 'zod';
import { saidFactSchema } from '../text/saidFact.ts';
import { ribbonSchema } from './ribbon/schema.ts';

/**
 * Why a measure is null. `not-measurable-with-this-recogniser`: it writes no fillers, or most words were not heard well. `typed`: nothing was
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
  /** Figures that are rough, because most words were not heard well. */
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
 * Why content has no level. `approximate-transcript`: it was not heard well enough. `too-little-said`: under 30 s of
 * speech or 40 words in the whole interview. `unanswered`: there is nothing to assess, which is not nought. `no-content`: words
 * without a sense, the question said back, or only talk to the assessor. `told-before`: the same was told to another
 * question. `not-matched`: it is likely no answer to its question. `fact`: a yes or a no was asked for, as to a license. `not-offered`: nothing that assesses was there.
 */
export const notAssessedSchema = z.enum([
  'not-offered',
  'approximate-transcript',
  'too-little-said',
  'unanswered',
  'no-content',
  'told-before',
  'not-matched',
  'fact',
]);
export type NotAssessed = z.infer<typeof notAssessedSchema>;

/** What was shown, in words; `assess/levels.ts` says what each stands for. */
export const levelSchema = z.enum(['not-shown', 'developing', 'solid', 'strong']);
export type Level = z.infer<typeof levelSchema>;

/** One question about an answer that has yes or no for an answer; a yes has the words that it rests on. */
export const criterionSchema = z.object({
  name: z.enum(['case', 'own-action', 'reason', 'outcome', 'lesson']),
  met: z.boolean(),
  quote: quoteSchema.nullable(),
});
export type Criterion = z.infer<typeof criterionSchema>;

const withoutEarlier = (criteria: unknown): unknown =>
  Array.isArray(criteria)
    ? criteria.filter((each: unknown) => z.looseObject({ met: z.boolean() }).safeParse(each).success)
    : criteria;

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
  /** Content, from here on. Not assessed: no level, and `notAssessed` says why. */
  assessed: z.boolean(),
  notAssessed: notAssessedSchema.nullable().default('not-offered'),
  /** For machines; people are shown the level. */
  score: z.number().min(0).max(5).nullable(),
  level: levelSchema.nullable().default(null),
  /** The levels that it may be, its own first: two where it stands between them. */
  likely: z.array(levelSchema).default([]),
  /** The level by the other way of assessing, where the two differ. */
  disputed: levelSchema.nullable().default(null),
  /** Why the score could not be higher, as a code. */
  cappedBy: z.string().nullable().default(null),
  /** Those of version 2, which were no questions, are left out. */
  criteria: z.preprocess(withoutEarlier, z.array(criterionSchema)).default([]),
  /** The parts of a story that were found; null where none was. */
  parts: storyPartsSchema.nullable().default(null),
  /** What the score rests on. */
  quotes: z.array(z.object({ turn: z.number().int(), text: z.string(), startMs: z.number().optional() })),
  /** It is longer than what is read of one interview: what was said last has no part in its level. */
  readInPart: z.boolean().default(false),
  /** The answer in better words, from what was said alone; gaps stand as `[the result]`. */
  rewrite: z.string().nullable().default(null),
  /** What was said to a question for a fact, with the words; null for other questions. */
  fact: z.object({ said: saidFactSchema, quote: quoteSchema }).nullable().default(null),
});
export type ReportAnswer = z.infer<typeof reportAnswerSchema>;

/** What answers showed of a skill that a job requires. */
export const skillEvidenceSchema = z.object({
  skill: z.string(),
  /** 0 to 5, for machines; null where there is not enough evidence. */
  score: z.number().min(0).max(5).nullable(),
  level: levelSchema.nullable().default(null),
  /** Whether a question that was asked was about it. */
  asked: z.boolean().default(true),
  claims: z.array(
    z.object({
      claim: z.string(),
      questionId: z.string(),
      quote: quoteSchema,
      /** It was typed, not spoken. */
      typed: z.boolean().default(false),
      /** What was heard in the place of the quote, where the candidate has corrected it; null where not. */
      heard: z.string().nullable().default(null),
    }),
  ),
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

/** By what content was assessed: the same of all of it gives the same levels for the same words. */
export const methodSchema = z.object({
  /** Number of the rules in code. */
  rubric: z.number().int(),
  /** Digest of the heads that were trained. */
  heads: z.string(),
  /** The model that was asked besides, and the number of what it was asked; null where none was. */
  model: z.object({ name: z.string(), prompt: z.number().int() }).nullable(),
});
export type Method = z.infer<typeof methodSchema>;

/** One line of the transcript. */
export const transcriptLineSchema = z.object({
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
    .array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() }))
    .nullable()
    .default(null),
  /** The parts of `text` that are a personal matter: nobody but the candidate reads or hears them. */
  personal: z.array(z.object({ start: z.number().int(), end: z.number().int() })).default([]),
});

const rangeSchema = z.object({ from: z.number(), to: z.number() });

/** Bands that figures are shown beside; see `norms.ts` for where they come from. */
export const normsSchema = z.object({
  wordsPerMinute: rangeSchema,
  pauseOverMs: z.number(),
  answerMs: rangeSchema,
});

/**
 * The report of a session. The same record gives the same report. Version 1 had no content; version 2 had no levels, and its
 * criteria were others.
 */
export const reportSchema = z.object({
  version: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  kind: z.enum(['practice', 'preview', 'candidate']),
  title: z.string(),
  /** Names of the recognisers that wrote the candidate's words; `approximate` when most words were not heard well. */
  recognisers: z.array(z.string()),
  approximate: z.boolean(),
  metrics: metricsSchema,
  norms: normsSchema,
  answers: z.array(reportAnswerSchema),
  overall: z.object({
    assessed: z.boolean(),
    /** Null where fewer than half of the questions were assessed. */
    score: z.number().min(0).max(100).nullable(),
    level: levelSchema.nullable().default(null),
    /** How many answers were assessed, and of how many questions. */
    counted: z.object({ assessed: z.number().int(), questions: z.number().int() }).nullable().default(null),
    cappedBy: z.string().nullable(),
  }),
  strength: strengthSchema.nullable().default(null),
  change: changeSchema.nullable().default(null),
  /** The skills that the job requires, in its order; empty for interviews without a job. */
  skills: z.array(skillEvidenceSchema).default([]),
  /** Who or what made each part, in sentences. */
  madeBy: z.array(z.string()).default([]),
  /** Null where nothing was assessed, and in reports from before it was kept. */
  method: methodSchema.nullable().default(null),
  /** Null where there is nothing to draw it from, and in reports from before there were ribbons. */
  ribbon: ribbonSchema.nullable().default(null),
  transcript: z.array(transcriptLineSchema),
});
export type Report = z.infer<typeof reportSchema>;
