import type { ChatModel } from '../mind/modelMind.ts';
import { type OpenAiEndpoint, openAiClient } from './client.ts';

/** An OpenAI-compatible chat model (a cloud, Ollama and others), streamed, answering by JSON schema. */
export function openAiChat(endpoint: OpenAiEndpoint): ChatModel {
  const client = openAiClient(endpoint);
  return {
    async complete(prompt, signal) {
      const stream = await client.chat.completions.create(
        {
          model: endpoint.model,
          temperature: 0.4,
          stream: true,
          messages: [
            { role: 'system', content: prompt.system },
            { role: 'user', content: prompt.user },
          ],
          response_format: { type: 'json_schema', json_schema: { name: 'move', strict: true, schema: prompt.schema } },
        },
        { signal },
      );
      let text = '';
      for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
      return text;
    },
  };
}
