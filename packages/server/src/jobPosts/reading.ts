import type { JobSuggestion } from '@viva/api-client';
import { ReadingError, endpointReader } from './modelReader.ts';
import type { TextWork } from '../textWork/textWork.ts';

/**
 * Reads what a job asks for from its description.
 * @throws {Refusal} `unavailable` for a text that takes too long to read.
 */
export type ReadDescription = (content: string) => Promise<JobSuggestion>;

/**
 * A model that reads descriptions.
 * @throws {ReadingError} when nothing of this description can be used; anything else when the model can't be asked, or
 *   has not answered before `signal` ends.
 */
export type ModelReader = (content: string, signal: AbortSignal) => Promise<JobSuggestion>;

/** Longest wait for a model, in milliseconds; the employer sees "Submitting..." meanwhile. */
const deadlineMs = 20_000;
/** How long a model that could not be asked is left alone, in milliseconds. */
const restMs = 30_000;

/** The built-in extractor. */
export const builtInReading =
  (textWork: TextWork): ReadDescription =>
  (content) =>
    textWork.run('readDescription', content);

/** {@link ReadDescription} by the model, and without one, or when it fails or is late, by the built-in extractor. */
export function createReading(
  textWork: TextWork,
  config: { readonly LLM_BASE_URL?: string | undefined; readonly LLM_API_KEY: string; readonly LLM_MODEL: string },
  onFallback: (error: unknown) => void,
  waits = { deadlineMs, restMs },
): ReadDescription {
  const builtIn = builtInReading(textWork);
  if (!config.LLM_BASE_URL) return builtIn;
  const model = endpointReader({ baseUrl: config.LLM_BASE_URL, apiKey: config.LLM_API_KEY, model: config.LLM_MODEL });
  let restUntil = 0;
  return async (content) => {
    if (Date.now() < restUntil) return builtIn(content);
    try {
      return await model(content, AbortSignal.timeout(waits.deadlineMs));
    } catch (error) {
      // Whoever writes a description must not be able to keep the model from everybody else's.
      if (!(error instanceof ReadingError)) restUntil = Date.now() + waits.restMs;
      onFallback(error);
      return builtIn(content);
    }
  };
}
