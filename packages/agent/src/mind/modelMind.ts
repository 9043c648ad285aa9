import { acceptModelReply, leavesRoom, modelBrief } from '@viva/interview';
import { within } from '../deadline.ts';
import type { Mind } from '../interview/ports.ts';

/** Longest wait for a model's words before the built-in ones are used, in milliseconds. */
const deadlineMs = 2_500;
/** How long a failing model is left alone, in milliseconds. */
const restMs = 30_000;
/** So many replies in a row that break a rule are a failing model, of which the candidate is told. */
const mostRefused = 3;

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
  /** The model failed or was late: the built-in words are used for a while. */
  fellBack(error: unknown): void;
  /** One reply broke a rule: the built-in words were used in its place, and the model is asked again at the next turn. */
  refused(): void;
}

/**
 * A mind that lets a chat model pick among the policy's moves and phrase them. The policy keeps order, time and
 * limits: whatever is late or not allowed is replaced by the built-in choice within the turn. Where there is nothing to
 * choose or to word, no model is asked.
 */
export function modelMind(model: ChatModel, events: ModelMindEvents): Mind {
  let restUntil = 0;
  let refusedInARow = 0;
  return {
    async choose(state, event, proposal) {
      const builtIn = proposal.options[0];
      if (!leavesRoom(proposal) || Date.now() < restUntil) return builtIn;
      try {
        const brief = modelBrief(state, event, proposal);
        const request = new AbortController();
        const text = await within(model.complete(brief, request.signal), deadlineMs, () => {
          request.abort();
          throw new Error(`no answer within ${deadlineMs} ms`);
        });
        const option = acceptModelReply(state, event, proposal, readJson(text));
        refusedInARow = option ? 0 : refusedInARow + 1;
        if (option) return option;
        if (refusedInARow === mostRefused) throw new Error(`${mostRefused} replies in a row that are not allowed`);
        events.refused();
      } catch (error) {
        refusedInARow = 0;
        restUntil = Date.now() + restMs;
        events.fellBack(error);
      }
      return builtIn;
    },
  };
}

/** What the parser itself complains of quotes the reply, and that may quote the candidate. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the reply is no JSON');
  }
}
