import type { FastifyBaseLogger } from 'fastify';

/** Lets go of what is older than its retention time. */
export interface Sweep {
  /** What it lets go of, in a word, as in `sessions`; for logs and figures. */
  readonly name: string;
  /** Removes what is due, harmless when it is done twice; gives how many things went. */
  readonly run: () => Promise<number>;
}

/** Every area's sweeps, done together once an hour by one process of all. */
export interface Retention {
  /** Adds a sweep; areas do so while the service is built. */
  readonly add: (sweep: Sweep) => void;
  /** Does every sweep, whatever becomes of the others. @throws when one of them failed, so that the job is tried again. */
  readonly run: () => Promise<void>;
}

/** Makes an empty {@link Retention}; `onSwept` hears how much went. */
export function createRetention(
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  onSwept: (name: string, count: number) => void,
): Retention {
  const sweeps: Sweep[] = [];
  return {
    add: (sweep) => void sweeps.push(sweep),
    async run() {
      const failed: string[] = [];
      for (const { name, run } of sweeps) {
        try {
          const removed = await run();
          onSwept(name, removed);
          if (removed > 0) log.info({ sweep: name, removed }, 'retention');
        } catch (err) {
          failed.push(name);
          log.error({ err, sweep: name }, 'a retention sweep failed and is tried again');
        }
      }
      if (failed.length > 0) throw new Error(`retention failed for ${failed.join(', ')}`);
    },
  };
}
