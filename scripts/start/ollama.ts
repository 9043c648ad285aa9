const usualAddress = 'http://127.0.0.1:11434';
/** Longest that the start waits for an answer, in milliseconds. */
const deadlineMs = 500;
/** A model to begin with. */
const suggestion = 'llama3.2';

/** When Ollama runs here and no chat model is configured: a line that says how to use it. */
export async function ollamaOffer(env: NodeJS.ProcessEnv, address = usualAddress): Promise<string | undefined> {
  if (env.LLM_BASE_URL) return undefined;
  const models = await modelsAt(address);
  if (!models) return undefined;
  const use = (model: string) => `set LLM_BASE_URL=${address}/v1 and LLM_MODEL=${model}`;
  const [model] = models;
  return model
    ? `Ollama runs on this machine: to let it understand what is said, ${use(model)}`
    : `Ollama runs on this machine, without a model: to let it understand what is said, type ollama pull ${suggestion}, then ${use(suggestion)}`;
}

/** The names of its models; undefined when whatever answers, if anything, is not Ollama. */
async function modelsAt(address: string): Promise<readonly string[] | undefined> {
  try {
    const reply = await fetch(`${address}/api/tags`, { signal: AbortSignal.timeout(deadlineMs) });
    const body: unknown = await reply.json();
    return reply.ok ? modelNames(body) : undefined;
  } catch {
    return undefined;
  }
}

function modelNames(body: unknown): readonly string[] | undefined {
  if (typeof body !== 'object' || body === null || !('models' in body) || !Array.isArray(body.models)) return undefined;
  const models: readonly unknown[] = body.models;
  const names = models.map((model) =>
    typeof model === 'object' && model !== null && 'name' in model ? model.name : undefined,
  );
  // They are printed to be typed into a shell.
  const isName = (name: unknown): name is string => typeof name === 'string' && /^[\w.:/@-]+$/.test(name);
  return names.every(isName) ? names : undefined;
}
