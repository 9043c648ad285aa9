import { z } from 'zod';

/** Where an OpenAI-compatible chat model is, and what it is called. */
export interface ModelEndpoint {
  /** Address up to `/v1`, without a slash at its end. */
  readonly baseUrl: string;
  /** Empty where none is wanted. */
  readonly apiKey: string;
  readonly model: string;
}

/** What a model is asked: two texts, and the JSON schema of its reply. */
interface Question {
  readonly system: string;
  readonly user: string;
  readonly schema: Record<string, unknown>;
}

/** A model gave no reply, to whatever it was asked; says why, never what was said. */
export class ModelSilent extends Error {
  override readonly name = 'ModelSilent';
}

const completionSchema = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
});

/** Statuses that speak of what was sent, as of answers that are too long for the model. */
const ofTheRequest = [400, 413, 422];

/** Longest reply that is looked at, in characters. */
const longest = 200_000;

/**
 * Asks a model for JSON of a schema, at temperature 0.
 * @returns the text of its reply, which the caller has to check.
 * @throws {ModelSilent} when none comes before `signal` ends; another error when it refuses this question alone.
 */
export async function askModel(endpoint: ModelEndpoint, question: Question, signal: AbortSignal): Promise<string> {
  const { baseUrl, apiKey, model } = endpoint;
  const { system, user, schema } = question;
  const failed = () => {
    throw new ModelSilent(signal.aborted ? 'the model was too slow' : 'the model cannot be reached');
  };
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    body: JSON.stringify({
      model,
      temperature: 0,
      stream: false,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'reply', strict: true, schema } },
    }),
    redirect: 'error',
    signal,
  }).catch(failed);
  const body = await response.text().catch(failed);
  if (!response.ok)
    throw new (ofTheRequest.includes(response.status) ? Error : ModelSilent)(`the model answered ${response.status}`);
  const completion = completionSchema.safeParse(jsonOf(body));
  if (!completion.success) throw new ModelSilent('the reply is no completion');
  return completion.data.choices[0].message.content.slice(0, longest);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
