import { z } from 'zod';
import { storable } from './contract/storable.ts';

/**
 * What travels in the room between the candidate's browser and the interviewer, besides sound, `lk.agent.state` and
 * LiveKit's own transcription streams.
 */

/** Attributes of the interviewer's participant; each value is JSON of the schema beside it, or absent. */
export const agentAttributes = {
  question: 'viva.question',
  phase: 'viva.phase',
  ears: 'viva.ears',
  notice: 'viva.notice',
  recording: 'viva.recording',
  help: 'viva.help',
  clock: 'viva.clock',
  progress: 'viva.progress',
  hint: 'viva.hint',
  feedback: 'viva.feedback',
} as const;

/** The question being asked: number `n` of `of`, readable while the candidate speaks. */
export const questionAttributeSchema = z.object({
  id: z.string(),
  n: z.number().int().min(1),
  of: z.number().int().min(1),
  text: z.string(),
});

/** Where the interview is. `ended`: goodbye has been said, and the room closes. */
export const phaseSchema = z.enum(['opening', 'questions', 'closing', 'ended']);

/** Who turns speech into text just now. */
export const earsSchema = z.enum(['built-in', 'endpoint', 'deepgram', 'typing']);

/** Whether the sound of the candidate's answers is kept just now; absent when not. */
export const recordingSchema = z.boolean();

/**
 * Where to call is to be shown, since the candidate spoke of danger to a life: `offered` while the interview can still be
 * gone on with, `closing` once goodbye is being said; absent otherwise. It lives in the room alone and is stored nowhere.
 */
export const helpSchema = z.enum(['offered', 'closing']);

/** A condition that the candidate should know of. The screen has the sentence; `atMs` is epoch milliseconds. */
export const noticeSchema = z.object({
  code: z.enum(['voice-fallback', 'ears-fallback', 'mind-fallback', 'ears-typing', 'storing-delayed']),
  atMs: z.number(),
});

/**
 * How the interview's time runs, the same in every window. All times are epoch milliseconds by the interviewer's clock,
 * which {@link readyReplySchema} lets a browser compare with its own.
 */
export const clockSchema = z.object({
  startedAtMs: z.number(),
  /** How long it has been paused in all, without the pause that goes on. */
  pausedMs: z.number().min(0),
  /**
   * The pause that goes on, and when it ends by itself. `press`: nothing that is said is kept, save for a wish to go on;
   * `voice`: the candidate asked for it aloud, and what they say next ends it.
   */
  pause: z.object({ atMs: z.number(), untilMs: z.number(), by: z.enum(['press', 'voice']) }).nullable(),
  /** Whether it can be paused just now. */
  pausable: z.boolean(),
});

/** How many of the questions were answered; absent before the first is asked. */
export const progressSchema = z.object({ answered: z.number().int().min(0), of: z.number().int().min(1) });

/**
 * The hint for the question that is asked: what a good answer to this kind of question is made of, never what to say.
 * Without `text` it may be asked for, once; absent where none is given.
 */
export const hintSchema = z.object({ questionId: z.string(), text: z.string().optional() });

/**
 * In a coached interview, a few words about the answer that was just given; the candidate may say it again or go on. Absent
 * otherwise.
 */
export const feedbackSchema = z.object({ questionId: z.string(), text: z.string() });

/** Remote procedures that the interviewer answers; payload and reply are JSON. */
export const agentRpc = {
  /** `{}` → {@link readyReplySchema}: the candidate's browser plays sound; the interviewer may greet. */
  ready: 'viva.ready',
  /** {@link typedAnswerSchema} → `{}`: an answer typed instead of spoken. */
  answer: 'viva.answer',
  /** {@link pauseWishSchema} → `{}`: stops the interview's clock, or goes on. Refused where it can't be paused. */
  pause: 'viva.pause',
  /** {@link hintWishSchema} → `{}`: gives the one hint for a question. Refused where there is none. */
  hint: 'viva.hint',
  /** {@link choiceSchema} → `{}`: after the feedback on an answer, says it again or goes on. Refused where there is no such choice. */
  choice: 'viva.choice',
} as const;

/** An answer that was typed. `id` makes a repeated request harmless, and is stored with the turn. */
export const typedAnswerSchema = z.object({
  id: storable(z.string()).min(1).max(100),
  text: z.string().trim().min(1).max(5_000),
});

/** The interviewer's clock at the reply, in epoch milliseconds. */
export const readyReplySchema = z.object({ nowMs: z.number() });

/** Whether the interview is to be paused or to go on. */
export const pauseWishSchema = z.object({ paused: z.boolean() });

/** The question that a hint is wanted for; a press that comes late gets none for the next one. */
export const hintWishSchema = z.object({ questionId: storable(z.string()).min(1).max(200) });

/** Whether the answer to a question is said again, after its feedback; a press that comes late does nothing to the next one. */
export const choiceSchema = z.object({ questionId: storable(z.string()).min(1).max(200), again: z.boolean() });

export type QuestionAttribute = z.infer<typeof questionAttributeSchema>;
export type InterviewPhase = z.infer<typeof phaseSchema>;
export type Ears = z.infer<typeof earsSchema>;
export type HelpStage = z.infer<typeof helpSchema>;
export type Notice = z.infer<typeof noticeSchema>;
export type ClockAttribute = z.infer<typeof clockSchema>;
export type Progress = z.infer<typeof progressSchema>;
export type HintAttribute = z.infer<typeof hintSchema>;
export type FeedbackAttribute = z.infer<typeof feedbackSchema>;
export type Choice = z.infer<typeof choiceSchema>;
export type TypedAnswer = z.infer<typeof typedAnswerSchema>;
