/** How soon something is needed: a person waits for it, may wait for it next, or may want it at some time. */
export type Need = 'now' | 'next' | 'later';
const ranks: Readonly<Record<Need, number>> = { now: 0, next: 1, later: 2 };

/** Work that waits for its turn. */
interface Waiting {
  readonly key: string;
  readonly need: Need;
  readonly run: () => Promise<void>;
  readonly refuse: (error: Error) => void;
}

/** Too much work waits already. */
export class Busy extends Error {
  constructor() {
    super('too much work waits already');
  }
}

const calledOff = (): Error => new Error('called off');

/**
 * Runs a few pieces of work at a time: what is needed sooner first, and among equals the key that was served longest ago, so that
 * no interview waits for another one's many.
 */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: Waiting[] = [];
  /** When each key was served last, in rounds. */
  readonly #served = new Map<string, number>();
  #round = 0;
  #running = 0;

  /** `mostWaiting`: work is refused beyond; what is needed now, beyond twice as much. */
  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Does work when its turn comes; `signal` calls it off while it waits. @throws {@link Busy} */
  do<T>(key: string, need: Need, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) return Promise.reject(calledOff());
    if (this.#waiting.length >= this.#mostWaiting * (need === 'now' ? 2 : 1)) return Promise.reject(new Busy());
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const waiting: Waiting = {
      key,
      need,
      run: () => work().then(resolve, reject),
      refuse: reject,
    };
    this.#waiting.push(waiting);
    signal?.addEventListener('abort', () => this.#drop(waiting), { once: true });
    this.#next();
    return promise;
  }

  /** A key is gone: nothing of it is remembered. */
  forget(key: string): void {
    this.#served.delete(key);
  }

  #drop(waiting: Waiting): void {
    const at = this.#waiting.indexOf(waiting);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    waiting.refuse(calledOff());
  }

  #next(): void {
    while (this.#running < this.#atOnce) {
      const next = this.#first();
      if (!next) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#served.set(next.key, ++this.#round);
      this.#running++;
      void next.run().finally(() => {
        this.#running--;
        this.#next();
      });
    }
  }

  #first(): Waiting | undefined {
    const served = (waiting: Waiting) => this.#served.get(waiting.key) ?? 0;
    const better = (one: Waiting, other: Waiting) =>
      one.need === other.need ? served(one) < served(other) : ranks[one.need] < ranks[other.need];
    return this.#waiting.reduce<Waiting | undefined>(
      (best, waiting) => (best === undefined || better(waiting, best) ? waiting : best),
      undefined,
    );
  }
}
