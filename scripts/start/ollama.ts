const ollama = 'http://127.0.0.1:11434';

/** When Ollama runs here and no chat model is configured: a line that says how to use it. */
export async function ollamaOffer(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (env.LLM_BASE_URL) return undefined;
  try {
    const reply = await fetch(`${ollama}/api/tags`, { signal: AbortSignal.timeout(500) });
    const body: unknown = await reply.json();
    const model = firstModel(body) ?? 'llama3.2';
    return `Ollama runs on this machine: to let it phrase the questions, set LLM_BASE_URL=${ollama}/v1 and LLM_MODEL=${model}`;
  } catch {
    return undefined;
  }
}

function firstModel(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('models' in body) || !Array.isArray(body.models)) return undefined;
  const first: unknown = body.models[0];
  return typeof first === 'object' && first !== null && 'name' in first && typeof first.name === 'string'
    ? first.name
    : undefined;
}
