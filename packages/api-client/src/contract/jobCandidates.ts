import { z } from 'zod';
import { levelSchema } from './levels.ts';
import { saidFactSchema } from './report.ts';
import { momentSchema } from './sessions.ts';

/**
 * The bar of a job whose employer has set none, 0 to 100: where the level "solid" begins, that is 2.5 of 5 on the rubric
 * ({@link levelOf}). What a bar is called and who reaches it then agree.
 */
export const defaultBar = 50;

/** Words of a candidate with their moment, in milliseconds from the start. What says who it is stands as in `[name]`. */
const quoteSchema = z.object({ text: z.string(), startMs: z.number() });

/** What a candidate's answers showed of one required skill; each claim with the words that it rests on. */
const shownSkillSchema = z.object({
  skill: z.string(),
  /** 0 to 5, for machines; people are shown the level. Null where there is not enough evidence. */
  score: z.number().min(0).max(5).nullable(),
  level: levelSchema.nullable(),
  /** Whether a question that was asked was about it. */
  asked: z.boolean(),
  claims: z.array(
    z.object({
      claim: z.string(),
      question: z.string(),
      quote: quoteSchema,
      /** The words were typed, not spoken. */
      typed: z.boolean(),
      /** What was heard in their place, where the candidate has corrected it; null where not. */
      heard: z.string().nullable(),
    }),
  ),
});

/** A question that a yes or a no answers, what was said to it, and in which words. */
const shownFactSchema = z.object({
  question: z.string(),
  said: saidFactSchema,
  quote: quoteSchema,
  /** The words were typed, not spoken. */
  typed: z.boolean(),
});

/** What was shown and how it was judged. Nothing here is about voice, pace, pauses, fillers, accent, face or age. */
const shownEvidenceSchema = z.object({
  /** 0 to 100; null where there is not enough evidence. */
  score: z.number().min(0).max(100).nullable(),
  level: levelSchema.nullable(),
  /** How many answers were assessed, and of how many questions; null where that is not known. */
  counted: z.object({ assessed: z.number().int().min(0), questions: z.number().int().min(0) }).nullable(),
  /** How many of the answers were typed. */
  typed: z.enum(['none', 'some', 'all']),
  /** From the first word to the last. */
  interviewMs: z.number().min(0),
  skills: z.array(shownSkillSchema),
  /** What was said to questions for a fact, as to a license; none of it is rated. */
  facts: z.array(shownFactSchema),
  /** Who or what made the result, in sentences. */
  madeBy: z.array(z.string()),
  /** By which method and versions it was assessed, in words; the same for those that can be compared. Null where nothing was. */
  method: z.string().nullable(),
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
  /**
   * `consented`: agreed to be recorded, and holds no interview that is still kept. `interrupted`: has left an interview that they
   * may still go on with.
   */
  state: z.enum(['consented', 'interviewing', 'interrupted', 'finished']),
  consentedAt: momentSchema,
  startedAt: momentSchema.nullable(),
  endedAt: momentSchema.nullable(),
  /** Against the bar as it is now, or as it was when they agreed where that is higher; null before there is a result. */
  standing: z.enum(['reached', 'below-the-bar', 'not-enough-evidence']).nullable(),
  /** Null for those who did not reach the bar, unless they were paid for or want a person to look. */
  evidence: shownEvidenceSchema.nullable(),
  /** Whether the candidate asked that a person looks at the result. */
  review: z.enum(['none', 'asked', 'done']),
  /** What they wrote to it, with the same words hidden as in quotes; may be empty. */
  reviewNote: z.string(),
  contact: contactSchema.nullable(),
  /** What the employer noted for themselves; see `candidateMarks.ts`. */
  shortlisted: z.boolean(),
  privateNote: z.string(),
  /** When the employer declined them; null while they have not. */
  declinedAt: momentSchema.nullable(),
});

/** One entry of a job's audit log: ids and numbers, no names and no words. */
export const jobLogEntrySchema = z.object({
  at: momentSchema,
  act: z.enum([
    'list-read',
    'evidence-read',
    'transcript-read',
    'recording-read',
    'announced',
    'checkout-opened',
    'candidate-paid',
    'payment-returned',
    'bar-set',
    'job-changed',
    'job-closed',
    'job-reopened',
    'link-replaced',
    'candidates-invited',
    'candidate-shortlisted',
    'candidate-unlisted',
    'candidate-noted',
    'candidate-declined',
    'candidates-exported',
    'review-asked',
    'review-done',
    'answer-corrected',
    'erased',
  ]),
  by: z.enum(['link', 'candidate', 'operator', 'payments', 'service']),
  /** Which private link of the job, from 1; null where it was not by a link. */
  link: z.number().int().min(1).nullable(),
  /** See `number` of {@link jobCandidateSchema}; null where it is about no one candidate. */
  candidate: z.number().int().min(1).nullable(),
  /** The bar that was set. */
  bar: z.number().int().nullable(),
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
      /** What was heard, where the candidate has corrected it: then `text` is the correction; null where not. */
      heard: z.string().nullable(),
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
/** See {@link jobLogEntrySchema}. */
export type JobLogEntry = z.infer<typeof jobLogEntrySchema>;
