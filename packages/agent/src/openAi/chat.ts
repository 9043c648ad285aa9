import type { ChatModel } from '../mind/model.ts';
import { type OpenAiEndpoint, openAiClient } from './client.ts';

/** Tokens that one call took. */
export interface TokensUsed {
  readonly input: number;
  readonly output: number;
}

/**
 * An OpenAI-compatible chat model (a cloud, Ollama, llama.cpp and others), streamed, answering by JSON schema. `used` hears
 * what each call took, where the endpoint tells it.
 */
export function openAiChat(endpoint: OpenAiEndpoint, used?: (tokens: TokensUsed) => void): ChatModel {
  const client = openAiClient(endpoint);
  return {
    async complete({ name, system, user, schema }, signal) {
      const stream = await client.chat.completions.create(
        {
          model: endpoint.model,
          temperature: 0,
          stream: true,
          ...(used ? { stream_options: { include_usage: true } } : {}),
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
        },
        { signal },
      );
      let text = '';
      for await (const chunk of stream) {
        text += chunk.choices[0]?.delta.content ?? '';
        if (chunk.usage) used?.({ input: chunk.usage.prompt_tokens, output: chunk.usage.completion_tokens });
        if (text.length > longest) throw new Error('the reply does not end');
      }
      // A stream that is called off ends like one that is complete.
      signal.throwIfAborted();
      return text;
    },
  };
}

/** Longest reply that is looked at, in characters. */
const longest = 40_000;
