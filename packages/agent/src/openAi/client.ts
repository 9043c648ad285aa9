import OpenAI from 'openai';

/** Where an OpenAI-compatible service is, and what it is asked for. */
export interface OpenAiEndpoint {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

/** A client that fails rather than tries again: within a turn the built-in engine is the second try. */
export function openAiClient(endpoint: OpenAiEndpoint): OpenAI {
  // Local servers take any key, but the client insists on one.
  return new OpenAI({ baseURL: endpoint.baseUrl, apiKey: endpoint.apiKey || 'none', maxRetries: 0 });
}
