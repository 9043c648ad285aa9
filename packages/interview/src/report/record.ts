import { z } from 'zod';
import { competencySchema, evidenceSchema } from '../types.ts';

const timeMs = z.number().min(0);

/** A word with its times, in milliseconds since the session began. */
export const recordWordSchema = z.object({ text: z.string(), startMs: timeMs, endMs: timeMs });

/** Which recogniser wrote a text, and what its words can be trusted for. */
export const recordRecogniserSchema = z.object({
  name: z.string(),
  /** Words are good for turn-taking and length only. */
  approximate: z.boolean(),
  /** Mean probability of the words, 0 to 1, where the recogniser tells. */
  confidence: z.number().min(0).max(1).optional(),
  /** Whether it writes "um" and "uh" down at all. */
  fillers: z.boolean(),
});
export type RecordRecogniser = z.infer<typeof recordRecogniserSchema>;

/** One finished turn. */
export const recordTurnSchema = z.object({
  n: z.number().int().min(0),
  speaker: z.enum(['agent', 'user']),
  /** Missing: the question is the plan's whose text was spoken last. */
  questionId: z.string().nullish(),
  text: z.string(),
  /** What was heard, where the candidate has corrected it: then `text` is the correction. */
  heard: z.string().nullish(),
  startMs: timeMs,
  endMs: timeMs,
  words: z.array(recordWordSchema).nullish(),
  /** The candidate typed it. */
  typed: z.boolean().nullish(),
  /** The interviewer was interrupted: `text` is what was heard. */
  interrupted: z.boolean().nullish(),
  /** What a candidate's turn was taken for, the weightiest first. Missing: it is taken for an answer. */
  kinds: z.array(z.string()).nullish(),
  /** The policy's move behind an interviewer's turn. */
  move: z.string().nullish(),
  /** Where it differs from the session's. */
  recogniser: recordRecogniserSchema.nullish(),
});
export type RecordTurn = z.infer<typeof recordTurnSchema>;

/** The session file: all that a report is made from. */
export const sessionRecordSchema = z.object({
  kind: z.enum(['practice', 'preview', 'candidate']),
  /** Missing: a precise recogniser that writes fillers. */
  recogniser: recordRecogniserSchema.nullish(),
  plan: z.object({
    title: z.string(),
    questions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        competency: competencySchema.nullish(),
        /** Whether it asks for a story. Missing: its wording tells. */
        behavioural: z.boolean().nullish(),
        /** What a good answer rests on; a `fact` is taken as it is said, and not assessed. */
        evidence: evidenceSchema.nullish(),
        /** Skills of the job that an answer can show. */
        skills: z.array(z.string()).nullish(),
      }),
    ),
    /** What a job requires; missing for interviews without one. */
    skills: z.array(z.string()).nullish(),
  }),
  turns: z.array(recordTurnSchema),
});
export type SessionRecord = z.infer<typeof sessionRecordSchema>;
