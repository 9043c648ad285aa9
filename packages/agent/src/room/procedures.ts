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

/** LiveKit's range for an application's own RPC errors begins here. */
const badPayloadCode = 1_400;

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
    handler: (reader: { readAll(): Promise<string> }, sender: { readonly identity: string }) => void,
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
    participant.registerRpcMethod(method, async (call) => {
      if (call.callerIdentity !== candidate) throw new RpcError(badPayloadCode, 'not for you');
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
  room.registerTextStreamHandler(browserTranscriptTopic, (reader, sender) => {
    if (sender.identity !== candidate) return;
    reader
      .readAll()
      .then(
        (text) => procedures.transcript(browserTranscriptSchema.parse(parseJson(text))),
        (error: unknown) => procedures.refused(error),
      )
      .catch((error: unknown) => procedures.refused(error));
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
