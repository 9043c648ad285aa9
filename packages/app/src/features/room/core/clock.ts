/** Time, so that waits can be tested without waiting. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs `work` once after `ms`; returns how to call it off. */
  after(ms: number, work: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** A promise that took longer than it may. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Waits for `work` at most `ms`; `work` gets a signal that is aborted when time is up.
 * @throws {DeadlineError} when time is up, and whatever `work` rejects with before.
 */
export function withDeadline<T>(clock: Clock, ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const cancel = clock.after(ms, () => {
      reject(new DeadlineError(`not done within ${ms} ms`));
      controller.abort();
    });
    work(controller.signal).then(resolve, reject).finally(cancel);
  });
}
