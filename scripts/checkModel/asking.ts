import { type Brief, replyJson } from '../../packages/interview/src/index.ts';
import { type TokensUsed, openAiChat } from '../../packages/agent/src/openAi/chat.ts';
import { InputError } from '../lib/input.ts';
import type { ModelSettings } from '../../packages/server/src/model/client.ts';

/** Longest wait for one reply, in milliseconds: the time of late ones is measured, too. */
const patienceMs = 30_000;
/** So many failures before the first reply are a model that isn't there. */
const mostAtFirst = 3;

/** What calls of one kind took, and what became of them. */
export class Calls {
  readonly ms: number[] = [];
  failed = 0;
  input = 0;
  output = 0;

  took({ input, output }: TokensUsed): void {
    this.input += input;
    this.output += output;
  }
}

/** What one call gave. */
export interface Asked {
  readonly reply: unknown;
  readonly ms: number;
}

/** Asks the model as an interview does, and notes what that takes. */
export class Asking {
  /** Why the last call failed, where one did. */
  failure: string | undefined;
  readonly #settings: Required<ModelSettings>;
  #answered = false;
  #failed = 0;

  constructor(settings: Required<ModelSettings>) {
    this.#settings = settings;
  }

  /** The reply as JSON, and how long it took; undefined when there was none. @throws {InputError} when there never is one */
  async ask(brief: Brief, calls: Calls): Promise<Asked | undefined> {
    const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL } = this.#settings;
    const endpoint = { baseUrl: LLM_BASE_URL ?? '', apiKey: LLM_API_KEY, model: LLM_MODEL };
    const chat = openAiChat(endpoint, (tokens) => calls.took(tokens));
    const began = performance.now();
    try {
      const text = await chat.complete(brief, AbortSignal.timeout(patienceMs));
      const ms = performance.now() - began;
      calls.ms.push(ms);
      this.#answered = true;
      return { reply: replyJson(text), ms };
    } catch (error) {
      calls.failed++;
      this.#failed++;
      this.failure = error instanceof Error ? error.message : String(error);
      if (!this.#answered && this.#failed >= mostAtFirst)
        throw new InputError(`The model ${LLM_MODEL} at ${LLM_BASE_URL} can't be asked: ${this.failure}`);
      return undefined;
    }
  }
}
