import type { JobSuggestion } from '@viva/api-client';
import { type ModelSettings, modelOf } from '../model/client.ts';
import { ModelFailure } from '../model/failure.ts';
import { readByModel } from './modelReader.ts';
import type { TextWork } from '../textWork/textWork.ts';

/**
 * Reads what a job asks for from its description.
 * @throws {Refusal} `unavailable` for a text that takes too long to read.
 */
export type ReadDescription = (content: string) => Promise<JobSuggestion>;

/** Longest wait for a model's two calls, in milliseconds; the employer sees "Submitting..." meanwhile. */
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
  config: ModelSettings,
  onFallback: (error: unknown) => void,
  waits = { deadlineMs, restMs },
): ReadDescription {
  const builtIn = builtInReading(textWork);
  const model = modelOf(config);
  if (!model) return builtIn;
  let restUntil = 0;
  return async (content) => {
    if (Date.now() < restUntil) return builtIn(content);
    try {
      return await readByModel(model, content, AbortSignal.timeout(waits.deadlineMs));
    } catch (error) {
      // Whoever writes a description must not be able to keep the model from everybody else's.
      if (!(error instanceof ModelFailure) || error.ofTheModel) restUntil = Date.now() + waits.restMs;
      onFallback(error);
      return builtIn(content);
    }
  };
}
