import { type Brief, replyJson } from '@viva/interview';
import { within } from '../deadline.ts';

/** A chat model that answers in JSON. */
export interface ChatModel {
  /** The reply to a system and a user text, as text; `schema` is the JSON schema it should follow. */
  complete(brief: Brief, signal: AbortSignal): Promise<string>;
}

/** What a {@link Model} tells of itself. */
export interface ModelEvents {
  /** The model can't be used: the built-in engines take over for a while. */
  fellBack(error: unknown): void;
  /** One reply was late, or of no use: the built-in engine answered in its place, and the model is asked again. */
  refused(): void;
}

/** The chat model as the interview uses it: what it says is used when it comes in time and code accepts it, or else not. */
export interface Model {
  /** What `accept` makes of the reply; undefined where that is null, or late, or where the model can't be asked. Never rejects. */
  ask<T>(brief: Brief, deadlineMs: number, accept: (reply: unknown) => T | null): Promise<T | undefined>;
}

/** Longest wait for a model within a turn before what is built in is used, in milliseconds. */
export const turnDeadlineMs = 800;
/** How long a failing model is left alone, in milliseconds. */
const restMs = 30_000;
/** So many replies in a row that are late or of no use are a failing model, of which the candidate is told. */
const mostUseless = 3;

/** The one way to a chat model in this process. */
export function guardedModel(model: ChatModel, events: ModelEvents): Model {
  let restUntil = 0;
  let useless = 0;
  const fail = (error: unknown) => {
    useless = 0;
    restUntil = Date.now() + restMs;
    events.fellBack(error);
  };
  const refuse = () => {
    useless++;
    if (useless === mostUseless) fail(new Error(`${mostUseless} replies in a row that are late or of no use`));
    else events.refused();
  };
  return {
    async ask(brief, deadlineMs, accept) {
      if (Date.now() < restUntil) return undefined;
      const request = new AbortController();
      try {
        const text = await within(complete(model, brief, request.signal), deadlineMs, () => {
          request.abort();
          return undefined;
        });
        const accepted = text === undefined ? null : accept(replyJson(text));
        if (accepted === null) refuse();
        else useless = 0;
        return accepted ?? undefined;
      } catch (error) {
        // Several may be under way when it fails.
        if (Date.now() >= restUntil) fail(error);
        return undefined;
      }
    },
  };
}

/** A model that throws fails like one that rejects. */
const complete = async (model: ChatModel, brief: Brief, signal: AbortSignal): Promise<string> =>
  model.complete(brief, signal);
