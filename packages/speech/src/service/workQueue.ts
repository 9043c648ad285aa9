/**
 * How soon something is needed: a person waits for it, will want it within seconds, may like to see it meanwhile, or may want it
 * at some time.
 */
export type Need = 'now' | 'soon' | 'next' | 'later';
const ranks: Readonly<Record<Need, number>> = { now: 0, soon: 1, next: 2, later: 3 };

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

/** Work of one need is done one piece at a time, with a rest after each. */
export interface Pace {
  readonly need: Need;
  /** How long the rest is, as a multiple of the time that the piece took. */
  readonly rest: number;
  /** The longest rest, in milliseconds. */
  readonly mostRestMs: number;
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
  /** A paced piece is being done, or rested from. */
  #paced = false;

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
      const done = this.#begin(next);
      void next.run().finally(() => {
        this.#running--;
        done();
        this.#next();
      });
    }
  }

  /** Returns what is to be done when the work is done. */
  #begin({ wanted }: Waiting): () => void {
    const pace = this.#pace;
    if (wanted.need !== pace?.need) return () => undefined;
    this.#paced = true;
    const begunAt = performance.now();
    return () => {
      const restMs = Math.min(pace.mostRestMs, pace.rest * (performance.now() - begunAt));
      setTimeout(() => {
        this.#paced = false;
        this.#next();
      }, restMs).unref();
    };
  }

  #first(): Waiting | undefined {
    const served = (waiting: Waiting) => this.#served.get(waiting.key) ?? 0;
    const better = (one: Waiting, other: Waiting) =>
      one.wanted.need === other.wanted.need
        ? served(one) < served(other)
        : ranks[one.wanted.need] < ranks[other.wanted.need];
    const rests = ({ wanted }: Waiting) => this.#paced && wanted.need === this.#pace?.need;
    return this.#waiting
      .filter((waiting) => !rests(waiting))
      .reduce<Waiting | undefined>(
        (best, waiting) => (best === undefined || better(waiting, best) ? waiting : best),
        undefined,
      );
  }
}
