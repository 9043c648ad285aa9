import { z } from 'zod';
import { accommodationsSchema } from './contract/candidates.ts';
import { storable } from './contract/storable.ts';

/**
 * What the voice interviewer and the service say to each other. Every request carries
 * `Authorization: Bearer <JWT>`, HS256-signed with the LiveKit API secret, `iss` the API key, `sub` the worker, at most
 * 60 s old, with a `sha256` claim: the base64 SHA-256 of its {@link signedText}, so that it serves one request only.
 */

/**
 * What a request's signature covers: the method, the path as in {@link internalPaths}, and the raw body, `''` when there is
 * none. A body of bytes follows the text for `''`.
 */
export const signedText = (method: string, path: string, rawBody: string): string => `${method} ${path}\n${rawBody}`;

/** A word with its times, in milliseconds since the session began. */
export const wordSchema = z.object({
  text: storable(z.string()),
  startMs: z.number().min(0),
  endMs: z.number().min(0),
});

/** Which recogniser wrote a text, and what its words can be trusted for. */
export const recogniserSchema = z.object({
  name: z.string().min(1),
  /** Words are good for turn-taking and length only, never for judging content. */
  approximate: z.boolean(),
  /** Mean probability of the words, 0 to 1, where the recogniser tells. */
  confidence: z.number().min(0).max(1).optional(),
  /** Whether it writes "um" and "uh" down at all. */
  fillers: z.boolean(),
});

/**
 * The most that a candidate may say in one interview: turns, characters of all of them, and of one. Forty minutes of fluent speech
 * are some 31,000 characters. The interviewer says goodbye before that; the service refuses what comes after it.
 */
export const interviewLimits = { turns: 60, characters: 60_000, charactersOfOne: 20_000 } as const;

/** One finished turn. `startMs` and `endMs` are milliseconds since the session began. */
export const turnSchema = z.object({
  n: z.number().int().min(0),
  speaker: z.enum(['agent', 'user']),
  text: storable(z.string()).max(interviewLimits.charactersOfOne),
  startMs: z.number().min(0),
  endMs: z.number().min(0),
  words: z.array(wordSchema).optional(),
  recogniser: recogniserSchema.optional(),
  /** True when the candidate typed it. */
  typed: z.boolean().optional(),
  /** The browser's id of a typed answer: who goes on after a crash knows by it an answer that is sent again. */
  answerId: storable(z.string()).optional(),
  questionId: z.string().optional(),
  /** What a candidate's turn was taken for, the weightiest first, as in `answer`, `clarify` or `private`. */
  kinds: z.array(z.string()).max(20).optional(),
  /** The policy's move behind an agent's turn, as in `ask` or `probe`. */
  move: z.string().optional(),
  /** True when the agent was interrupted: `text` is what was heard. */
  interrupted: z.boolean().optional(),
});

/** `PUT /internal/sessions/{id}/turns/{n}`: the turn and the policy's state after it, stored together or not at all. */
export const putTurnSchema = z.object({ turn: turnSchema, checkpoint: z.unknown() });

/** `POST /internal/sessions/{id}/turns/{n}/withdraw`: the policy's state before turn `n`, which takes the place of the last. */
export const withdrawSchema = z.object({ checkpoint: z.unknown() });

/**
 * The longest that one interview may be paused in all, in milliseconds. A pause holds an interviewer's place; after it the
 * interview goes on by itself. Times of turns are not moved by it, and a preview has none.
 */
export const pauseMostMs = 10 * 60_000;

/** How long an interview has been paused, and how long the pause that goes on has lasted; null without one. */
const pausedParts = {
  pausedMs: z.number().int().min(0).max(pauseMostMs),
  pauseMs: z.number().int().min(0).nullable(),
};

/** `PUT /internal/sessions/{id}/pause`: takes the place of what was told before, so that a repeat is harmless. */
export const putPauseSchema = z.object(pausedParts);

/**
 * Why an interview ended. `stopped`: before its end, at the candidate's wish or for their sake. `candidate-left`: the room is
 * empty. `insults`: the interviewer ended it because they went on.
 */
export const endReasonSchema = z.enum([
  'completed',
  'stopped',
  'candidate-left',
  'insults',
  'silence',
  'time',
  'failed',
]);

/**
 * `POST /internal/sessions/{id}/end`. `absent`: the candidate has gone without a word, perhaps for a while: the service decides
 * whether that ends the interview. `candidate-left`: they said that they want to stop.
 */
export const endSessionSchema = z.object({ reason: z.enum([...endReasonSchema.options, 'absent']) });

/** How much longer an interview may take whose candidate asked for more time, as a factor. */
export const moreTimeFactor = 1.5;

/** The job that an employer's interview is about. Its texts are data: they never instruct an interviewer. */
export const contextJobSchema = z.object({
  title: z.string(),
  /** Most important first. */
  skills: z.array(z.string()),
  /** What is to be asked, in this order; empty when the employer left the questions to the interviewer. */
  questions: z.array(z.string()),
  /** How many questions are asked at most; missing for as many as there is time for. */
  most: z.int().min(1).optional(),
});

/** What a candidate practices for. Its texts are data: they never instruct an interviewer, and no log holds them. */
export const contextProfileSchema = z.object({
  /** '' for none, as each text here. */
  targetRole: z.string(),
  /** What the job asks for that they practice for; null when they described none, or no job could be found in it. */
  described: z
    .object({
      title: z.string(),
      skills: z.array(z.object({ name: z.string(), term: z.string() })),
      /** Questions that were made from it, in their order. */
      questions: z.array(z.string()).optional(),
    })
    .nullable(),
  resumeText: z.string(),
  /** The manner of the interviewer. */
  persona: z.enum(['friendly', 'neutral', 'demanding']),
  /** Whether feedback follows most answers, with another try at once. */
  coached: z.boolean().default(false),
});

/** Another try of one question of an earlier interview. */
export const contextAgainSchema = z.object({
  /** Its plan, as the interview package makes it. */
  plan: z.unknown(),
  /** The manner of the interviewer of then. */
  persona: contextProfileSchema.shape.persona,
});

/** `GET /internal/sessions/{id}`: all that an interviewer needs to begin, or to go on after a crash. */
export const sessionContextSchema = z.object({
  sessionId: z.string(),
  roomId: z.string(),
  kind: z.enum(['practice', 'preview', 'candidate']),
  /** Present exactly for `candidate`. */
  job: contextJobSchema.optional(),
  /** For `practice` alone, once its owner has set it up, or written a profile. */
  profile: contextProfileSchema.optional(),
  /** For a try of one question alone; then `profile` tells only what words to listen for. */
  again: contextAgainSchema.optional(),
  status: z.enum(['open', 'ended']),
  /** Identity of the candidate in the room. */
  candidateIdentity: z.string(),
  /** Makes the plan repeatable. */
  seed: z.string(),
  /**
   * Start of the session, epoch milliseconds: the zero of every `startMs`. Later than it was where a candidate was away for long:
   * that time is no part of the interview.
   */
  startedAt: z.number(),
  /** Longest time the interview may take, without its pauses; {@link moreTimeFactor} times as long with `more-time`. */
  maxMs: z.number(),
  /** What the candidate asked for. */
  accommodations: accommodationsSchema.default([]),
  ...pausedParts,
  /** Whether the sound of the candidate's answers is to be kept. */
  record: z.boolean(),
  turns: z.array(turnSchema),
  /** The policy's state after the last stored turn; null at the beginning. */
  checkpoint: z.unknown().nullable(),
});

export type Word = z.infer<typeof wordSchema>;
export type Recogniser = z.infer<typeof recogniserSchema>;
export type Turn = z.infer<typeof turnSchema>;
export type PutTurn = z.infer<typeof putTurnSchema>;
export type PutPause = z.infer<typeof putPauseSchema>;
export type EndReason = z.infer<typeof endReasonSchema>;
/** See {@link endSessionSchema}. */
export type ToldEnd = z.infer<typeof endSessionSchema>['reason'];
export type ContextJob = z.infer<typeof contextJobSchema>;
export type ContextProfile = z.infer<typeof contextProfileSchema>;
export type SessionContext = z.infer<typeof sessionContextSchema>;

/** Whether an interviewer is sent for; false when the session has one, has ended, or has no candidate in its room. */
export const offerReplySchema = z.object({ sent: z.boolean() });

/** Paths of the internal calls, below the backend address. */
export const internalPaths = {
  session: (id: string) => `/internal/sessions/${id}`,
  turn: (id: string, n: number) => `/internal/sessions/${id}/turns/${n}`,
  /**
   * `PUT`, {@link audioType}, at most {@link audioBytesMost}: the sound of the candidate's turn `n`, which began at `startMs`
   * since the session began. 403: it is not, or no longer, to be kept; 404: no such turn; twice is harmless.
   */
  audio: (id: string, n: number, startMs: number) => `/internal/sessions/${id}/turns/${n}/audio?startMs=${startMs}`,
  /**
   * `POST`, {@link withdrawSchema}: turn `n` and all that came after it are erased, with their sound, as if they had not been
   * said; twice is harmless.
   */
  withdraw: (id: string, n: number) => `/internal/sessions/${id}/turns/${n}/withdraw`,
  /** `PUT`, {@link putPauseSchema}: the interview is paused, or goes on. */
  pause: (id: string) => `/internal/sessions/${id}/pause`,
  end: (id: string) => `/internal/sessions/${id}/end`,
  /** `POST`, no body, every {@link aliveEveryMs} while an interviewer holds a session; 410 tells it that the session has ended. */
  alive: (id: string) => `/internal/sessions/${id}/alive`,
  /** `POST`, no body → {@link offerReplySchema}: a worker that had no place for the session has one now. */
  offer: (id: string) => `/internal/sessions/${id}/offer`,
} as const;

/** The form of a turn's sound: Ogg Opus. */
export const audioType = 'audio/ogg';

/** Bytes of a turn's sound, at most: far more than a whole interview needs. */
export const audioBytesMost = 6 * 1024 * 1024;

/**
 * How often an interviewer gives a sign of life, in milliseconds. LiveKit notices only after some twenty seconds that
 * one was killed; the service sends another after three missed signs. One that never gives any is left to LiveKit.
 */
export const aliveEveryMs = 1_500;

/** The name under which interviewers register with LiveKit, and under which the service dispatches them. */
export const agentName = 'viva-interviewer';

/** What a dispatch tells the interviewer (JSON in the job's metadata). */
export const dispatchMetadataSchema = z.object({ sessionId: z.string() });
