import { z } from 'zod';

/**
 * What travels between an interview's process and the speech service, each message in a frame of `frames.ts`. Both ends
 * are of one version, on one machine, on a socket that only this user can open.
 */

const samples = z.instanceof(Int16Array<ArrayBuffer>);

/** What is understood of a turn at most, in characters: fifteen minutes of speech. */
export const longestTurn = 20_000;

/** From an interview. A `stream` is the sound of one turn; an `id` is answered once. */
export const requestSchema = z.discriminatedUnion('op', [
  /** 16 kHz mono; the first sample was heard at `at`, epoch milliseconds. */
  z.object({ op: z.literal('feed'), stream: z.number(), samples, at: z.number() }),
  /** What was said in a stream so far; `urgent` at a pause, when a reply may wait for it. */
  z.object({ op: z.literal('hear'), stream: z.number(), id: z.number(), urgent: z.boolean() }),
  z.object({ op: z.literal('close'), stream: z.number() }),
  /**
   * A clause to speak; `need` is "now" where a person waits for it, otherwise it may never be said. `keep`: it has no words
   * of a candidate in it, so its sound may be kept on disk.
   */
  z.object({
    op: z.literal('speak'),
    id: z.number(),
    text: z.string().max(5_000),
    need: z.enum(['now', 'next', 'later']),
    keep: z.boolean(),
  }),
  /** What a candidate's turn does, said in reply to `asked`, and where `judged`, whether it answers that; see `TurnReading`. */
  z.object({
    op: z.literal('understand'),
    id: z.number(),
    text: z.string().max(longestTurn),
    asked: z.string().max(longestTurn),
    judged: z.boolean().default(false),
  }),
  /** An answer is of no use any more. */
  z.object({ op: z.literal('cancel'), id: z.number() }),
]);
export type SpeechRequest = z.infer<typeof requestSchema>;

const stretchSchema = z.object({
  text: z.string(),
  startedAt: z.number(),
  endedAt: z.number(),
  confidence: z.number(),
});

/** What was heard in a stream: all stretches that are settled, and the open one. */
export const heardSchema = z.object({ settled: z.array(stretchSchema), open: stretchSchema });
export type StreamHeard = z.infer<typeof heardSchema>;

export const spokenSchema = z.object({ samples, sampleRate: z.number() });
export type Spoken = z.infer<typeof spokenSchema>;

/** What the service has, the first message on every connection. An engine's name is its model's. */
export const helloSchema = z.object({
  ears: z.object({ name: z.string() }).nullable(),
  voice: z.object({ name: z.string(), sampleRate: z.number() }).nullable(),
  understanding: z.object({ name: z.string() }).nullable(),
});
export type Hello = z.infer<typeof helloSchema>;

/** From the service. */
export const replySchema = z.union([
  z.object({ hello: helloSchema }),
  z.object({ id: z.number(), result: z.unknown() }),
  z.object({ id: z.number(), error: z.string() }),
]);
