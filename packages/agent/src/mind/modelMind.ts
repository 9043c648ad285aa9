import { acceptModelReply, modelBrief } from '@viva/interview';
import { within } from '../deadline.ts';
import type { Mind } from '../interview/ports.ts';

/** Longest wait for a model's words before the built-in ones are used, in milliseconds. */
const deadlineMs = 2_500;
/** How long a failing model is left alone, in milliseconds. */
const restMs = 30_000;

/** A chat model that answers in JSON. */
export interface ChatModel {
  /** The reply to a system and a user text, as text; `schema` is the JSON schema it should follow. */
  complete(prompt: ChatPrompt, signal: AbortSignal): Promise<string>;
}

/** What a chat model is asked. */
export interface ChatPrompt {
  readonly system: string;
  readonly user: string;
  readonly schema: Record<string, unknown>;
}

/** What {@link modelMind} tells of itself. */
export interface ModelMindEvents {
  /** The built-in words were used because the model failed, was late, or said what it may not. */
  fellBack(error: unknown): void;
}

/**
 * A mind that lets a chat model pick among the policy's moves and phrase them. The policy keeps order, time and
 * limits: whatever is late or not allowed is replaced by the built-in choice within the turn.
 */
export function modelMind(model: ChatModel, events: ModelMindEvents): Mind {
  let restUntil = 0;
  return {
    async choose(state, event, proposal) {
      const builtIn = proposal.options[0];
      if (Date.now() < restUntil) return builtIn;
      try {
        const brief = modelBrief(state, event, proposal);
        const request = new AbortController();
        const text = await within(model.complete(brief, request.signal), deadlineMs, () => {
          request.abort();
          throw new Error(`no answer within ${deadlineMs} ms`);
        });
        const option = acceptModelReply(proposal, JSON.parse(text));
        if (option) return option;
        events.fellBack(new Error('the model chose or said what the policy does not allow'));
      } catch (error) {
        restUntil = Date.now() + restMs;
        events.fellBack(error);
      }
      return builtIn;
    },
  };
}
