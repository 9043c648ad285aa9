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
export const earsSchema = z.enum(['browser', 'built-in', 'endpoint', 'deepgram', 'typing']);

/** Whether the sound of the candidate's answers is kept just now; absent when not. */
export const recordingSchema = z.boolean();

/** A condition that the candidate should know of. The screen has the sentence; `atMs` is epoch milliseconds. */
export const noticeSchema = z.object({
  code: z.enum(['voice-fallback', 'ears-fallback', 'mind-fallback', 'ears-typing', 'storing-delayed']),
  atMs: z.number(),
});

/** Remote procedures that the interviewer answers; payload and reply are JSON. */
export const agentRpc = {
  /** `{}` → `{}`: the candidate's browser plays sound; the interviewer may greet. */
  ready: 'viva.ready',
  /** {@link earsRequestSchema} → `{}`: who the candidate wants to listen. */
  ears: 'viva.ears',
  /** {@link typedAnswerSchema} → `{}`: an answer typed instead of spoken. */
  answer: 'viva.answer',
} as const;

/** `browser`: the browser's recogniser sends text; `server`: the interviewer's own recogniser listens. */
export const earsRequestSchema = z.object({ ears: z.enum(['browser', 'server']) });

/** An answer that was typed. `id` makes a repeated request harmless, and is stored with the turn. */
export const typedAnswerSchema = z.object({
  id: storable(z.string()).min(1).max(100),
  text: z.string().trim().min(1).max(5_000),
});

/** Text-stream topic on which the browser publishes what its recogniser heard, as JSON of {@link browserTranscriptSchema}. */
export const browserTranscriptTopic = 'viva.transcript';

/** One result of the browser's recogniser; a later one with the same id replaces it until `final`. */
export const browserTranscriptSchema = z.object({
  id: z.string().max(100),
  text: z.string().max(5_000),
  final: z.boolean(),
  confidence: z.number().min(0).max(1).optional(),
  onDevice: z.boolean().optional(),
});

export type QuestionAttribute = z.infer<typeof questionAttributeSchema>;
export type InterviewPhase = z.infer<typeof phaseSchema>;
export type Ears = z.infer<typeof earsSchema>;
export type Notice = z.infer<typeof noticeSchema>;
export type BrowserTranscript = z.infer<typeof browserTranscriptSchema>;
export type TypedAnswer = z.infer<typeof typedAnswerSchema>;
