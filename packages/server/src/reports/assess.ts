import { type Brief, type ModelAssessment, acceptPass } from '@viva/interview';
import { type Model, type ModelSettings, modelOf } from '../model/client.ts';
import { ModelFailure } from '../model/failure.ts';

/** What a model is asked in its two passes. */
export type Briefs = readonly [Brief, Brief];

/** How a report of an interview is made where the model fails. */
export interface Failing {
  /** When the interview ended; a report that comes late for it falls back at once. */
  readonly endedAt: Date | null;
  /** The report waits for the model, since others that it is compared with were made with it. */
  readonly waits: boolean;
}

/**
 * Assesses answers by a model; undefined where there is none, or nothing of its work can be used.
 * @throws {ModelAway} instead, where the report waits; `signal`'s reason when that ends before.
 */
export type Assess = (briefs: Briefs, failing: Failing, signal?: AbortSignal) => Promise<ModelAssessment | undefined>;

/** The model gave no usable assessment, and the report waits until it does. Says nothing of what was said. */
export class ModelAway extends Error {
  override readonly name = 'ModelAway';

  constructor(options?: ErrorOptions) {
    super('A report of a job waits for the model that assesses its candidates.', options);
  }
}

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

/** By the heads alone. */
const byHeads: Assess = () => Promise.resolve(undefined);

/**
 * {@link Assess} by the configured model in two passes that know nothing of each other. Where a report is made by the heads alone,
 * `onFallback` hears why.
 */
export function createAssess(
  config: ModelSettings,
  onFallback: (error: unknown) => void,
  waits = { deadlineMs, restMs },
): Assess {
  const model = modelOf(config);
  if (!model) return byHeads;
  let restUntil = 0;
  return async (briefs, failing, signal) => {
    const now = Date.now();
    const isLate = failing.endedAt !== null && now - failing.endedAt.getTime() > lateMs;
    if (failing.waits && now < restUntil) throw new ModelAway();
    if (!failing.waits && (isLate || now < restUntil)) return undefined;
    try {
      return await inTwoPasses(model, briefs, waits.deadlineMs, signal);
    } catch (error) {
      // The process that does the job next asks again.
      signal?.throwIfAborted();
      if (error instanceof ModelFailure && error.ofTheModel) restUntil = Date.now() + waits.restMs;
      if (failing.waits) throw new ModelAway({ cause: error });
      onFallback(error);
      return undefined;
    }
  };
}

async function inTwoPasses(
  model: Model,
  briefs: Briefs,
  deadlineMs: number,
  signal?: AbortSignal,
): Promise<ModelAssessment> {
  const ask = async (brief: Brief) => {
    const deadline = AbortSignal.timeout(deadlineMs);
    const accepted = acceptPass(await model.ask(brief, signal ? AbortSignal.any([signal, deadline]) : deadline));
    if (!accepted) throw new Error('the assessment is not what was asked for');
    return accepted;
  };
  const [first, second] = briefs;
  return { model: model.name, passes: [await ask(first), await ask(second)] };
}
