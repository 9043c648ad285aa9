/** No place came free in time, or too many are waiting for one. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace';
}

/**
 * Lets at most `atOnce` pieces of work run at a time; up to `waiting` others wait for their turn, in the order in which
 * they came, each for `waitMs` at most. The work throws {@link NoPlace} when it gets no turn.
 */
export function atMost(places: {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitMs: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting = new Set<() => void>();
  let free = places.atOnce;

  const turn = () =>
    new Promise<void>((resume, refuse) => {
      if (waiting.size >= places.waiting) return refuse(new NoPlace('too many are waiting'));
      const begin = () => {
        clearTimeout(timer);
        resume();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        refuse(new NoPlace('no place came free'));
      }, places.waitMs);
      waiting.add(begin);
    });

  return async (work) => {
    if (free > 0) free--;
    else await turn();
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
