import { z } from 'zod';
import { ledgerSchema } from './ledger.ts';
import { competencySchema, interviewPlanSchema, storedProbesSchema } from '../types.ts';
import type { InterviewPlan } from '../types.ts';

/** How the interviewer comes across; the rules are the same for all. */
export const personaSchema = z.enum(['friendly', 'neutral', 'demanding']);
export type Persona = z.infer<typeof personaSchema>;

/** The one thing that an answer lacks, as a coached interview says it. `length`: it was too short; `brevity`: too long. */
export const gapSchema = z.enum(['length', 'brevity', 'own-part', 'action', 'result', 'event', 'example']);
export type Gap = z.infer<typeof gapSchema>;

/** What became of a question. `skipped`: at the candidate's wish. `unanswered`: silence, or nothing came to mind. */
export const outcomeSchema = z.object({
  questionId: z.string(),
  competency: competencySchema,
  outcome: z.enum(['answered', 'skipped', 'unanswered']),
});

const answerSchema = z.object({
  text: z.string(),
  words: z.number(),
  speakingMs: z.number(),
  approximate: z.boolean(),
});

/**
 * All that the policy knows. Plain JSON: it is stored after each turn and read back after a crash.
 * A state that fails this schema comes from another version and must not be continued.
 */
export const policyStateSchema = z.object({
  version: z.literal(1),
  seed: z.string(),
  /** Longest time the interview may take, from the session's start. */
  maxMs: z.number().positive(),
  persona: personaSchema,
  /** Whether the goodbye promises a report by e-mail. */
  emailsReport: z.boolean(),
  questions: z.number().int().min(1),
  /** The preview on the home page, which is kept only at its visitor's wish. */
  preview: z.boolean().default(false),
  /** Feedback follows most answers, which can be said again at once. */
  coached: z.boolean().default(false),
  /** The candidate has said that they have no job yet, or had none for long. */
  newcomer: z.boolean().default(false),
  /** How many times as long as usual silence may last, for a candidate who asked for more time, types, or was interrupted. */
  patience: z.number().min(1).default(1),
  /** Whether the clock can be stopped, so that a pause that is asked for aloud is one. */
  pausable: z.boolean().default(false),
  step: z.enum(['start', 'role', 'questions', 'own-questions', 'ended']),
  plan: interviewPlanSchema.nullable(),
  /** The plan was there from the start, so that no role is asked for and none is corrected. */
  planGiven: z.boolean().default(false),
  /** Position of the current question in the plan. */
  index: z.number().int().min(0),
  /** While an earlier question is answered again: where the interview goes on after it, in the plan; null otherwise. */
  returnTo: z.number().int().min(0).nullable().default(null),
  /** The interviewer has just asked which earlier question is meant. */
  asksWhich: z.boolean().default(false),
  /** How often the candidate went back to an earlier question. */
  timesBack: z.number().int().default(0),
  /** What the candidate is answering now: a question, its plainer wording, or a probe. */
  prompt: z.string(),
  /** Kinds probed for at the current question, in order. */
  probes: storedProbesSchema,
  /** All that was said to the current question so far. */
  answer: answerSchema,
  /** What those answers told. */
  ledger: ledgerSchema.default({}),
  /** Silences in a row at the current prompt. */
  quiet: z.number().int(),
  /** Requests and remarks at the current question that were no answer. */
  asides: z.number().int(),
  /** The candidate asked for a moment. */
  waiting: z.boolean(),
  /** How long a moment they asked for, in minutes; 0 when they did not say. */
  waitMinutes: z.number().int().default(0),
  /** The candidate asked aloud for a pause, and has said nothing since. */
  paused: z.boolean().default(false),
  /** The hint for the current question was given. */
  hinted: z.boolean().default(false),
  /** "I don't know" was met with an offer at the current question. */
  eased: z.boolean(),
  /** Somebody was in distress at the current question: nothing is probed for. */
  gentle: z.boolean().default(false),
  /** Times that the answer to the current question was said again after feedback, what it lacked then, and that feedback. */
  tries: z.number().int().default(0),
  gap: gapSchema.nullable().default(null),
  feedback: z.string().default(''),
  /** Words that the answer had when that was said. */
  toldWords: z.number().int().default(0),
  /** While it is said again: what was told before, which counts still where the new answer only adds to it. */
  earlier: z.object({ answer: answerSchema, ledger: ledgerSchema }).nullable().default(null),
  /** After that feedback, the candidate may try again or go on. */
  choosing: z.boolean().default(false),
  /** Besides the question there is an offer to go on or to stop: after distress, an insult, a wish to stop, words that
   * may be misheard, or words that tell of danger to a life (then only an express wish goes on). */
  offered: z.enum(['none', 'care', 'boundary', 'check', 'safety', 'end']).default('none'),
  /**
   * Where to call is on the candidate's screen, since they spoke of danger to a life. No state that has it is stored.
   */
  help: z.boolean().default(false),
  /** Times that a question was not understood, and whether all are asked in the plainer words from now on. */
  clarified: z.number().int().default(0),
  plain: z.boolean().default(false),
  /** The candidate has complained of being asked back: no more is asked back than what an answer is too short for. */
  asksLess: z.boolean().default(false),
  /** Times of distress, of insults, and of words that were checked. */
  distressed: z.number().int().default(0),
  insults: z.number().int().default(0),
  checked: z.number().int().default(0),
  /** The candidate's last turn was an insult. */
  insulted: z.boolean().default(false),
  /** When the current question was asked, in milliseconds since the session's start; null when that is not known. */
  askedAtMs: z.number().nullable().default(null),
  /** Times the role was not understood. */
  roleMisses: z.number().int(),
  /** Questions in a row that met silence alone. */
  silentRun: z.number().int(),
  /** The candidate has said something, ever. */
  heard: z.boolean(),
  /** The candidate's own questions so far. */
  ownAsked: z.number().int(),
  /** Phrases used, least recent first, as `pool:number`. */
  used: z.array(z.string()),
  /** Everything the interviewer said, in order. */
  said: z.array(z.string()),
  outcomes: z.array(outcomeSchema),
});
export type PolicyState = z.infer<typeof policyStateSchema>;

export const noAnswer = { text: '', words: 0, speakingMs: 0, approximate: false };

/** What is forgotten when another question begins. */
export const freshQuestion = {
  probes: [],
  answer: noAnswer,
  ledger: {},
  quiet: 0,
  asides: 0,
  waiting: false,
  waitMinutes: 0,
  paused: false,
  hinted: false,
  eased: false,
  gentle: false,
  tries: 0,
  gap: null,
  feedback: '',
  toldWords: 0,
  earlier: null,
  choosing: false,
} satisfies Partial<PolicyState>;

/**
 * The state before anything was said. `maxMs` counts from the session's start; `questions` defaults to six. With a
 * `plan` the candidate is not asked for a role.
 */
export function startPolicy(options: {
  seed: string;
  maxMs: number;
  persona?: Persona | undefined;
  questions?: number | undefined;
  emailsReport?: boolean | undefined;
  pausable?: boolean | undefined;
  plan?: InterviewPlan | undefined;
  preview?: boolean | undefined;
  coached?: boolean | undefined;
  /** All questions are asked in the plainer words. */
  plain?: boolean | undefined;
  patience?: number | undefined;
}): PolicyState {
  return {
    version: 1,
    seed: options.seed,
    maxMs: options.maxMs,
    persona: options.persona ?? 'neutral',
    emailsReport: options.emailsReport ?? true,
    questions: options.questions ?? 6,
    preview: options.preview ?? false,
    coached: options.coached ?? false,
    newcomer: false,
    patience: options.patience ?? 1,
    pausable: options.pausable ?? false,
    step: 'start',
    plan: options.plan ?? null,
    planGiven: options.plan !== undefined,
    index: 0,
    returnTo: null,
    asksWhich: false,
    timesBack: 0,
    prompt: '',
    ...freshQuestion,
    offered: 'none',
    help: false,
    clarified: 0,
    plain: options.plain ?? false,
    asksLess: false,
    distressed: 0,
    insults: 0,
    checked: 0,
    insulted: false,
    askedAtMs: null,
    roleMisses: 0,
    silentRun: 0,
    heard: false,
    ownAsked: 0,
    used: [],
    said: [],
    outcomes: [],
  };
}
