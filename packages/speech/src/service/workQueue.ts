/** How soon something is needed: a person waits for it, may wait for it next, or may want it at some time. */
export type Need = 'now' | 'next' | 'later';
const ranks: Readonly<Record<Need, number>> = { now: 0, next: 1, later: 2 };

/** How soon work is needed just now; it may change while the work waits. See {@link WorkQueue.changed}. */
export interface Wanted {
  readonly need: Need;
}

/** Work that waits for its turn. */
interface Waiting {
  readonly key: string;
  readonly wanted: Wanted;
  readonly run: () => Promise<void>;
  readonly refuse: (error: Error) => void;
}

/** Too much work waits already. */
export class Busy extends Error {
  constructor() {
    super('too much work waits already');
  }
}

/** What work that was called off is refused with. */
export const calledOff = (): Error => new Error('called off');

/** How a queue treats work of one need. */
export interface Pace {
  readonly need: Need;
  /** After a piece of this work no other of it begins for so many times as long as it took. */
  readonly rest: number;
}

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
  readonly #pace: Pace | undefined;
  /** Work of the paced need rests while it is set. */
  #rest: NodeJS.Timeout | undefined;

  /** `mostWaiting`: work is refused beyond; what is needed now, beyond twice as much. */
  constructor(atOnce: number, mostWaiting: number, pace?: Pace) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
    this.#pace = pace;
  }

  /** Does work when its turn comes; `signal` calls it off while it waits. @throws {@link Busy} */
  do<T>(key: string, wanted: Need | Wanted, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (typeof wanted === 'string') return this.do(key, { need: wanted }, work, signal);
    if (signal?.aborted) return Promise.reject(calledOff());
    if (this.#waiting.length >= this.#mostWaiting * (wanted.need === 'now' ? 2 : 1)) return Promise.reject(new Busy());
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const waiting: Waiting = {
      key,
      wanted,
      run: () => work().then(resolve, reject),
      refuse: reject,
    };
    this.#waiting.push(waiting);
    signal?.addEventListener('abort', () => this.#drop(waiting), { once: true });
    this.#next();
    return promise;
  }

  /** Something that waits is needed sooner than before. */
  changed(): void {
    this.#next();
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
      const { need } = next.wanted;
      const begunAt = performance.now();
      void next.run().finally(() => {
        this.#running--;
        if (need === this.#pace?.need) this.#restFor(this.#pace.rest * (performance.now() - begunAt));
        this.#next();
      });
    }
  }

  #restFor(ms: number): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#rest = undefined;
      this.#next();
    }, ms).unref();
  }

  #first(): Waiting | undefined {
    const served = (waiting: Waiting) => this.#served.get(waiting.key) ?? 0;
    const better = (one: Waiting, other: Waiting) =>
      one.wanted.need === other.wanted.need
        ? served(one) < served(other)
        : ranks[one.wanted.need] < ranks[other.wanted.need];
    const rests = ({ wanted }: Waiting) => this.#rest !== undefined && wanted.need === this.#pace?.need;
    return this.#waiting
      .filter((waiting) => !rests(waiting))
      .reduce<Waiting | undefined>(
        (best, waiting) => (best === undefined || better(waiting, best) ? waiting : best),
        undefined,
      );
  }
}
