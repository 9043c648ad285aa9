import { RpcError } from '@livekit/rtc-node';
import {
  type Choice,
  type TypedAnswer,
  agentRpc,
  choiceSchema,
  hintWishSchema,
  pauseWishSchema,
  readyReplySchema,
  typedAnswerSchema,
} from '@viva/api-client/room';
import { z } from 'zod';
import { RateLimit } from './rateLimit.ts';

/** LiveKit's range for an application's own RPC errors begins here. */
const badPayloadCode = 1_400;
const refusedCode = 1_409;
const tooManyCode = 1_429;

/** Calls taken in a second, of all kinds together: a browser makes one or two. */
const perSecond = 20;
/** Largest payload that is read, in bytes: the longest typed answer fits in several times. */
const largestBytes = 32 * 1_024;

/** A room as it is served: what its own participant answers. */
export interface ServedRoom {
  readonly localParticipant?:
    | {
        registerRpcMethod(
          method: string,
          handler: (call: { readonly callerIdentity: string; readonly payload: string }) => Promise<string>,
        ): void;
      }
    | undefined;
}

/** What the candidate's browser may ask of the interviewer. */
export interface Procedures {
  ready(): void;
  /** Settles when the answer is stored for good. */
  answer(answer: TypedAnswer): Promise<void>;
  /** Stops the clock, or goes on. @returns whether that can be done now. */
  pause(paused: boolean): boolean;
  /** Gives the hint for a question. @returns whether there is one. */
  hint(questionId: string): boolean;
  /** Has an answer said again, or goes on, after its feedback. @returns whether there is that choice. */
  choose(choice: Choice): boolean;
}

/** Answers the candidate's procedures; nobody else in the room is heard. */
export function serveProcedures(room: ServedRoom, candidate: string, procedures: Procedures): void {
  const participant = room.localParticipant;
  if (!participant) throw new Error('procedures can be served only after the room is joined');
  const limit = new RateLimit(perSecond);
  const serve = <S extends z.ZodType>(
    method: string,
    schema: S,
    act: (payload: z.output<S>) => Promise<void> | boolean | object,
  ) =>
    participant.registerRpcMethod(method, async (call) => {
      if (call.callerIdentity !== candidate) throw new RpcError(badPayloadCode, 'not for you');
      if (!limit.take()) throw new RpcError(tooManyCode, 'too many calls: wait a second');
      if (Buffer.byteLength(call.payload) > largestBytes)
        throw new RpcError(badPayloadCode, 'the payload is too large');
      const payload = schema.safeParse(parseJson(call.payload));
      if (!payload.success) throw new RpcError(badPayloadCode, 'the payload does not follow the contract');
      const done = await act(payload.data);
      if (done === false) throw new RpcError(refusedCode, 'this cannot be done now');
      return JSON.stringify(typeof done === 'object' ? done : {});
    });
  serve(agentRpc.ready, z.unknown(), () => {
    procedures.ready();
    return readyReplySchema.parse({ nowMs: Date.now() });
  });
  serve(agentRpc.answer, typedAnswerSchema, (answer) => procedures.answer(answer));
  serve(agentRpc.pause, pauseWishSchema, ({ paused }) => procedures.pause(paused));
  serve(agentRpc.choice, choiceSchema, (choice) => procedures.choose(choice));
  serve(agentRpc.hint, hintWishSchema, ({ questionId }) => procedures.hint(questionId));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
