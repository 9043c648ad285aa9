import { z } from 'zod';
import type { Said } from '../messages.ts';
import { ModelFailure } from './modelFailure.ts';

/** A model that goes on with a conversation. */
export interface ChatModel {
  /** @throws {ModelFailure} when no text comes before `signal` ends. */
  readonly complete: (system: string, messages: readonly Said[], signal: AbortSignal) => Promise<string>;
}

/** Where an OpenAI-compatible service is, and what it is asked for. */
export interface ModelEndpoint {
  /** Address up to `/v1`, without a slash at its end. */
  readonly baseUrl: string;
  /** Empty where none is wanted. */
  readonly apiKey: string;
  readonly model: string;
}

const completionSchema = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
});

/**
 * An OpenAI-compatible chat model: a cloud, Ollama and others.
 * @see https://platform.openai.com/docs/api-reference/chat/create
 */
export function endpointModel({ baseUrl, apiKey, model }: ModelEndpoint): ChatModel {
  return {
    async complete(system, messages, signal) {
      const failed = () => new ModelFailure(signal.aborted ? 'slow' : 'unreachable');
      const response = await fetch(`${baseUrl}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
        body: JSON.stringify({
          model,
          temperature: 0.3,
          stream: false,
          messages: [{ role: 'system', content: system }, ...messages],
        }),
        redirect: 'error',
        signal,
      }).catch(() => {
        throw failed();
      });
      const body = await response.text().catch(() => {
        throw failed();
      });
      if (!response.ok) throw new ModelFailure('status', response.status);
      const completion = completionSchema.safeParse(jsonOf(body));
      if (!completion.success) throw new ModelFailure('unreadable');
      return completion.data.choices[0].message.content;
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
