import { llm } from '@livekit/agents';
import * as openai from '@livekit/agents-plugin-openai';
import type { ChatModel } from './modelMind.ts';

/** An OpenAI-compatible chat model (a cloud, Ollama and others), streamed. */
export function openAiModel(options: { baseUrl: string; apiKey: string; model: string }): ChatModel {
  const chat = new openai.LLM({
    baseURL: options.baseUrl,
    // Local servers take any key, but the client insists on one.
    apiKey: options.apiKey || 'none',
    model: options.model,
    temperature: 0.4,
  });
  return {
    async complete(prompt, signal) {
      const chatCtx = new llm.ChatContext();
      chatCtx.addMessage({ role: 'system', content: prompt.system });
      chatCtx.addMessage({ role: 'user', content: prompt.user });
      const stream = chat.chat({
        chatCtx,
        connOptions: { maxRetry: 0, retryIntervalMs: 0, timeoutMs: 2_500 },
        extraKwargs: {
          response_format: { type: 'json_schema', json_schema: { name: 'move', strict: true, schema: prompt.schema } },
        },
      });
      signal.addEventListener('abort', () => stream.close(), { once: true });
      let text = '';
      for await (const chunk of stream) text += chunk.delta?.content ?? '';
      return text;
    },
  };
}
