import type { Brief } from '@viva/interview';
import { z } from 'zod';
import { ModelFailure } from './failure.ts';

/** One message of a conversation. */
export interface Message {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** The chat model of this process. */
export interface Model {
  /** What it is called. */
  readonly name: string;
  /**
   * Asks for JSON of a schema, at temperature 0; gives the text of the reply, which the caller has to check.
   * @throws {ModelFailure} when none comes before `signal` ends.
   */
  ask(brief: Brief, signal: AbortSignal): Promise<string>;
  /** Goes on with a conversation. @throws {ModelFailure} when no text comes before `signal` ends. */
  talk(system: string, messages: readonly Message[], signal: AbortSignal): Promise<string>;
}

/** Tokens that one call took. */
export interface TokensUsed {
  readonly input: number;
  readonly output: number;
}

/** What the configuration says of the model. */
export interface ModelSettings {
  /** Address up to `/v1`, without a slash at its end; none where there is no model. */
  readonly LLM_BASE_URL?: string | undefined;
  /** Empty where none is wanted. */
  readonly LLM_API_KEY: string;
  readonly LLM_MODEL: string;
}

const completionSchema = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(undefined),
});

/** Longest reply that is looked at, in characters. */
const longest = 200_000;
/** How freely it talks: with a person more than about facts. */
const temperatures = { ask: 0, talk: 0.3 } as const;

/**
 * The configured OpenAI-compatible chat model (a cloud, Ollama, llama.cpp and others); undefined where none is. `used` hears
 * what each call took, where the endpoint tells it.
 * @see https://platform.openai.com/docs/api-reference/chat/create
 */
export function modelOf(settings: ModelSettings, used?: (tokens: TokensUsed) => void): Model | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = settings;
  if (!baseUrl) return undefined;
  const complete = async (body: object, signal: AbortSignal): Promise<string> => {
    const failed = () => {
      throw new ModelFailure(signal.aborted ? 'slow' : 'unreachable');
    };
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify({ model, stream: false, ...body }),
      redirect: 'error',
      signal,
    }).catch(failed);
    const text = await response.text().catch(failed);
    if (!response.ok) throw new ModelFailure('status', response.status);
    const completion = completionSchema.safeParse(jsonOf(text));
    if (!completion.success) throw new ModelFailure('unreadable');
    const { choices, usage } = completion.data;
    if (usage) used?.({ input: usage.prompt_tokens, output: usage.completion_tokens });
    return choices[0].message.content.slice(0, longest);
  };
  return {
    name: model,
    ask: ({ name, system, user, schema }, signal) =>
      complete(
        {
          temperature: temperatures.ask,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
        },
        signal,
      ),
    talk: (system, messages, signal) =>
      complete(
        { temperature: temperatures.talk, messages: [{ role: 'system', content: system }, ...messages] },
        signal,
      ),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
