import { RpcError } from '@livekit/rtc-node';
import {
  type BrowserTranscript,
  type TypedAnswer,
  agentRpc,
  browserTranscriptSchema,
  browserTranscriptTopic,
  earsRequestSchema,
  typedAnswerSchema,
} from '@viva/api-client/room';
import type { z } from 'zod';
import { RateLimit } from './rateLimit.ts';

/** LiveKit's range for an application's own RPC errors begins here. */
const badPayloadCode = 1_400;
const tooManyCode = 1_429;

/** Longest text of one stream, in characters: five times what one result of a recogniser may have. */
const longestText = 32_000;
/** Calls a second of each procedure, and streams a second: a browser sends one or two. */
const perSecond = 20;
/** Streams at once: after a stall a browser sends all results that have gathered, the final ones last. */
const streamsAtOnce = 100;

/** A room as it is served: what its own participant answers, and what texts arrive. */
export interface ServedRoom {
  readonly localParticipant?:
    | {
        registerRpcMethod(
          method: string,
          handler: (call: { readonly callerIdentity: string; readonly payload: string }) => Promise<string>,
        ): void;
      }
    | undefined;
  registerTextStreamHandler(
    topic: string,
    handler: (reader: AsyncIterable<string>, sender: { readonly identity: string }) => void,
  ): void;
}

/** What the candidate's browser may ask of the interviewer. */
export interface Procedures {
  ready(): void;
  ears(ears: 'browser' | 'server'): void;
  /** Settles when the answer is stored for good. */
  answer(answer: TypedAnswer): Promise<void>;
  transcript(result: BrowserTranscript): void;
  /** Something came that does not follow the contract. */
  refused(error: unknown): void;
}

/** Answers the candidate's procedures and reads the browser's transcripts; nobody else in the room is heard. */
export function serveProcedures(room: ServedRoom, candidate: string, procedures: Procedures): void {
  const participant = room.localParticipant;
  if (!participant) throw new Error('procedures can be served only after the room is joined');
  const serve = <T extends z.ZodType>(
    method: string,
    schema: T,
    take: (payload: z.output<T>) => void | Promise<void>,
  ) => {
    const limit = new RateLimit(perSecond);
    participant.registerRpcMethod(method, async (call) => {
      if (call.callerIdentity !== candidate) throw new RpcError(badPayloadCode, 'not for you');
      if (!limit.take()) throw new RpcError(tooManyCode, 'too many calls: wait a second');
      const payload = schema.safeParse(parseJson(call.payload));
      if (!payload.success) throw new RpcError(badPayloadCode, 'the payload does not follow the contract');
      await take(payload.data);
      return '{}';
    });
  };
  participant.registerRpcMethod(agentRpc.ready, (call) => {
    if (call.callerIdentity === candidate) procedures.ready();
    return Promise.resolve('{}');
  });
  serve(agentRpc.ears, earsRequestSchema, ({ ears }) => procedures.ears(ears));
  serve(agentRpc.answer, typedAnswerSchema, (answer) => procedures.answer(answer));
  const streams = new RateLimit(perSecond, streamsAtOnce);
  room.registerTextStreamHandler(browserTranscriptTopic, (reader, sender) => {
    const wanted = sender.identity === candidate && streams.take();
    readText(reader, wanted ? longestText : 0)
      .then((text) => wanted && procedures.transcript(browserTranscriptSchema.parse(parseJson(text))))
      .catch((error: unknown) => wanted && procedures.refused(error));
  });
}

/**
 * Reads a stream to its end, since unread parts stay in memory, and keeps at most `longest` characters of it.
 * Rejects when it has more, or breaks off.
 */
async function readText(stream: AsyncIterable<string>, longest: number): Promise<string> {
  let text = '';
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    text = length <= longest ? text + chunk : '';
  }
  if (length > longest) throw new Error(`a text of ${length} characters is too long`);
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
