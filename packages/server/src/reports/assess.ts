import {
  type ModelAssessment,
  type SessionRecord,
  acceptAssessment,
  acceptVerification,
  assessmentBrief,
  verificationBrief,
} from '@viva/interview';
import { type ModelEndpoint, ModelSilent, askModel } from './askModel.ts';

/**
 * Assesses what was said by a model; undefined where there is none, or nothing of its work can be used.
 * @throws when `signal` ends before.
 */
export type Assess = (
  record: SessionRecord,
  endedAt: Date | null,
  signal?: AbortSignal,
) => Promise<ModelAssessment | undefined>;

/** Longest wait for each of the two passes, in milliseconds: with both, the report still comes in about a minute. */
const deadlineMs = 25_000;
/** Longest that an assessment takes, in milliseconds. */
export const assessMs = 2 * deadlineMs;
/**
 * A report that has waited for others this long, in milliseconds since its interview ended, is made without the model: it
 * must not come late because many were held at once.
 */
const lateMs = 90_000;
/** How long a model that gave no answer is left alone, in milliseconds. */
const restMs = 60_000;

/** By the rules alone. */
const byRules: Assess = () => Promise.resolve(undefined);

/**
 * {@link Assess} by the configured model in two passes: it proposes scores with quotes, and then checks its own claims.
 * Whatever goes wrong, the report is made by the rules; `onFallback` hears why.
 */
export function createAssess(
  config: { readonly LLM_BASE_URL?: string | undefined; readonly LLM_API_KEY: string; readonly LLM_MODEL: string },
  onFallback: (error: unknown) => void,
  waits = { deadlineMs, restMs },
): Assess {
  if (!config.LLM_BASE_URL) return byRules;
  const endpoint = { baseUrl: config.LLM_BASE_URL, apiKey: config.LLM_API_KEY, model: config.LLM_MODEL };
  let restUntil = 0;
  return async (record, endedAt, signal) => {
    const now = Date.now();
    if (now < restUntil || (endedAt && now - endedAt.getTime() > lateMs)) return undefined;
    try {
      return await inTwoPasses(endpoint, record, waits.deadlineMs, signal);
    } catch (error) {
      // Whoever does the job next asks again.
      signal?.throwIfAborted();
      if (error instanceof ModelSilent) restUntil = Date.now() + waits.restMs;
      onFallback(error);
      return undefined;
    }
  };
}

async function inTwoPasses(
  endpoint: ModelEndpoint,
  record: SessionRecord,
  deadlineMs: number,
  signal?: AbortSignal,
): Promise<ModelAssessment | undefined> {
  const ask = (question: Parameters<typeof askModel>[1]) => {
    const deadline = AbortSignal.timeout(deadlineMs);
    return askModel(endpoint, question, signal ? AbortSignal.any([signal, deadline]) : deadline);
  };
  const first = assessmentBrief(record);
  if (!first) return undefined;
  const proposed = acceptAssessment(record, await ask(first));
  if (!proposed) throw new Error('the assessment is not what was asked for');
  const second = verificationBrief(record, proposed);
  if (!second) throw new Error('nothing of the assessment stands in the answers');
  const accepted = acceptVerification(proposed, await ask(second));
  if (!accepted) throw new Error('the verification is not what was asked for');
  return { model: endpoint.model, accepted };
}
