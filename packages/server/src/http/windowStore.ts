import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Most callers that are remembered at a time; then the one who has been quiet longest is forgotten. */
const mostCallers = 5_000;

interface Window {
  readonly endsAt: number;
  uses: number;
}

/**
 * Counts uses in windows that begin with a caller's first use.
 *
 * The plugin's own store hands out the number that it goes on counting with, which is read a moment later: of many
 * requests at once, each would count as the last one, and a burst over the limit be refused as a whole.
 */
export class WindowStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(key: string, tell: (error: null, result: { current: number; ttl: number }) => void, windowInMs: number): void {
    const now = Date.now();
    const before = this.#windows.get(key);
    const window = before && before.endsAt > now ? before : { endsAt: now + windowInMs, uses: 0 };
    window.uses++;
    this.#windows.delete(key);
    const [quietest] = this.#windows.size >= mostCallers ? this.#windows.keys() : [];
    if (quietest !== undefined) this.#windows.delete(quietest);
    this.#windows.set(key, window);
    tell(null, { current: window.uses, ttl: window.endsAt - now });
  }

  child(): WindowStore {
    return new WindowStore();
  }
}
