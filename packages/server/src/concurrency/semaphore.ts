/** No permit came free in time, or too many others were waiting. */
export class NoPermit extends Error {
  override readonly name = 'NoPermit';
}

interface SemaphoreLimits {
  /** Pieces of work that may run at once. */
  readonly permits: number;
  /** Pieces of work that may wait for a permit, first come, first served. */
  readonly queue: number;
  /** Longest wait of one piece of work, in milliseconds. */
  readonly waitMs: number;
}

/** Limits how many pieces of work run at once. Work that gets no permit fails with {@link NoPermit}. */
export function semaphore({ permits, queue, waitMs }: SemaphoreLimits): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting = new Set<() => void>();
  let free = permits;

  const permit = () =>
    new Promise<void>((resolve, reject) => {
      if (waiting.size >= queue) return reject(new NoPermit('too many are waiting'));
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(new NoPermit('no permit came free'));
      }, waitMs);
      waiting.add(begin);
    });

  return async (work) => {
    if (free > 0) free--;
    else await permit();
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else free++;
    }
  };
}
