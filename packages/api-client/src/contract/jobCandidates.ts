import { z } from 'zod';
import { momentSchema } from './sessions.ts';

/**
 * The bar of a job whose employer has set none, 0 to 100: an average of 3 of 5 on the rubric, whose anchor for 3 is an
 * answer that says what was done and what came of it.
 */
export const defaultBar = 60;

/** Words of a candidate with their moment, in milliseconds from the start. What says who it is stands as in `[name]`. */
const quoteSchema = z.object({ text: z.string(), startMs: z.number() });

/** What a candidate's answers showed of one required skill; each claim with the words that it rests on. */
const shownSkillSchema = z.object({
  skill: z.string(),
  /** 0 to 5; null where there is not enough evidence. */
  score: z.number().min(0).max(5).nullable(),
  claims: z.array(z.object({ claim: z.string(), question: z.string(), quote: quoteSchema })),
});

/** What was shown and how it was judged. Nothing here is about voice, pace, pauses, fillers, accent, face or age. */
const shownEvidenceSchema = z.object({
  /** 0 to 100; null where there is not enough evidence. */
  score: z.number().min(0).max(100).nullable(),
  /** From the first word to the last. */
  interviewMs: z.number().min(0),
  skills: z.array(shownSkillSchema),
  /** Who or what made the result, in sentences. */
  madeBy: z.array(z.string()),
  madeAt: momentSchema,
});

/** Who a candidate is, after the employer has paid for it. */
const contactSchema = z.object({ email: z.string(), unlockedAt: momentSchema });

/** A candidate of a job, without identity until it is paid for. */
export const jobCandidateSchema = z.object({
  /** The same whenever the job is read, and of no use anywhere else. */
  id: z.string().min(1),
  /** In the order in which they agreed to be recorded, from 1; it stays when others are erased. */
  number: z.number().int().min(1),
  /** `consented`: agreed to be recorded, and holds no interview that is still kept. */
  state: z.enum(['consented', 'interviewing', 'finished']),
  consentedAt: momentSchema,
  startedAt: momentSchema.nullable(),
  endedAt: momentSchema.nullable(),
  /** Against the bar as it is now; null before there is a result. */
  standing: z.enum(['reached', 'below-the-bar', 'not-enough-evidence']).nullable(),
  /** Null for those who did not reach the bar, unless they were paid for or want a person to look. */
  evidence: shownEvidenceSchema.nullable(),
  /** Whether the candidate asked that a person looks at the result. */
  review: z.enum(['none', 'asked', 'done']),
  /** What they wrote to it, with the same words hidden as in quotes; may be empty. */
  reviewNote: z.string(),
  contact: contactSchema.nullable(),
});

/** All that was said by a candidate who was paid for. */
export const candidateMaterialSchema = z.object({
  /** The questions that were answered, and when the answers begin. */
  answers: z.array(z.object({ question: z.string(), startMs: z.number() })),
  transcript: z.array(
    z.object({
      turn: z.number().int(),
      speaker: z.enum(['agent', 'user']),
      text: z.string(),
      startMs: z.number(),
      endMs: z.number(),
      typed: z.boolean(),
      interrupted: z.boolean(),
      /** Null where the recogniser gives no times for single words. */
      words: z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })).nullable(),
    }),
  ),
});

/** See {@link jobCandidateSchema}. */
export type JobCandidate = z.infer<typeof jobCandidateSchema>;
/** See {@link candidateMaterialSchema}. */
export type CandidateMaterial = z.infer<typeof candidateMaterialSchema>;
