import { OpenWindow, type Decoder, type Stretch } from '../ears/openWindow.ts';
import type { StreamHeard } from './protocol.ts';
import { type Need, type Wanted, type WorkQueue, calledOff } from './workQueue.ts';

/** So long others' replies go first once the candidate has gone on speaking, in milliseconds. */
const othersFirstMs = 2_000;

/** A reading that waits for its turn, and answers all who ask before that. */
class Reading implements Wanted {
  readonly leave = new AbortController();
  /** How many still want to know. */
  askers = 0;
  #urgent: boolean;
  /** Since when the pause is over that it was asked for at. */
  #resumedAt: number | undefined;

  constructor(urgent: boolean) {
    this.#urgent = urgent;
  }

  get need(): Need {
    if (!this.#urgent) return 'next';
    return this.#resumedAt === undefined || performance.now() - this.#resumedAt > othersFirstMs ? 'now' : 'soon';
  }

  /** Whether the candidate is silent just now. */
  get ended(): boolean {
    return this.#urgent && this.#resumedAt === undefined;
  }

  paused(): void {
    this.#urgent = true;
    this.#resumedAt = undefined;
  }

  resumed(): void {
    this.#resumedAt ??= performance.now();
  }
}

/**
 * What is said in one stream of sound, a candidate's turn. Questions that come while a reading waits for its turn are answered
 * by it: all want everything that was said so far. Where the candidate goes on speaking meanwhile, no reply waits for it, and
 * those that others wait for go first.
 */
export class StreamHearing {
  readonly #window: OpenWindow;
  readonly #queue: WorkQueue;
  readonly #key: string;
  readonly #settled: Stretch[] = [];
  /** The reading that waits, and what it will tell. */
  #waiting: { readonly reading: Reading; readonly heard: Promise<StreamHeard> } | undefined;
  /** A window is decoded in its order. */
  #hearing: Promise<unknown> = Promise.resolve();

  constructor(ears: Decoder, queue: WorkQueue, key: string) {
    this.#window = new OpenWindow(ears);
    this.#queue = queue;
    this.#key = key;
  }

  /** Takes sound, 16 kHz mono, whose first sample was heard at `at`, epoch milliseconds. */
  feed(samples: Int16Array, at: number): void {
    this.#window.feed(samples, at);
    this.#waiting?.reading.resumed();
  }

  /** What was said so far; `urgent` at a pause, when a reply may wait for it. @throws {@link import('./workQueue.ts').Busy} */
  async hear(urgent: boolean, signal: AbortSignal): Promise<StreamHeard> {
    signal.throwIfAborted();
    const joined = this.#waiting;
    const { reading, heard } = joined ?? this.#begin(new Reading(urgent));
    if (joined && urgent) {
      reading.paused();
      this.#queue.changed();
    }
    reading.askers++;
    const givenUp = Promise.withResolvers<never>();
    const giveUp = () => {
      givenUp.reject(calledOff());
      if (--reading.askers > 0) return;
      this.#over(reading);
      reading.leave.abort();
    };
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      return await Promise.race([heard, givenUp.promise]);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  #begin(reading: Reading) {
    const { promise: heard, resolve, reject } = Promise.withResolvers<StreamHeard>();
    const waiting = { reading, heard };
    // Before it is in the queue: it may begin at once.
    this.#waiting = waiting;
    const work = () => {
      this.#over(reading);
      // In the stream's order only once its turn has come: what is urgent would wait behind a partial caption otherwise.
      const read = this.#hearing.then(() => this.#read(reading.ended));
      this.#hearing = read.catch(() => undefined);
      return read;
    };
    this.#queue
      .do(this.#key, reading, work, reading.leave.signal)
      .finally(() => this.#over(reading))
      .then(resolve, reject);
    return waiting;
  }

  /** It waits no longer: who asks from now on wants another one. */
  #over(reading: Reading): void {
    if (this.#waiting?.reading === reading) this.#waiting = undefined;
  }

  async #read(ended: boolean): Promise<StreamHeard> {
    for (let older = await this.#window.commit(); older; older = await this.#window.commit()) this.#settled.push(older);
    return { settled: this.#settled, open: await this.#window.decode(ended) };
  }
}
