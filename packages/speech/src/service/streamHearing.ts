import { OpenWindow, type Decoder, type Stretch } from '../ears/openWindow.ts';
import type { StreamHeard } from './protocol.ts';
import { type Need, type Wanted, type WorkQueue, calledOff } from './workQueue.ts';

/** How long others' replies go first once the candidate has continued speaking, in milliseconds. */
const othersFirstMs = 2_000;

/** One reading of all that was said, for all who ask before it is decoded, or until more is said. */
class Reading implements Wanted {
  readonly leave = new AbortController();
  readonly #found = Promise.withResolvers<StreamHeard>();
  readonly found = this.#found.promise;
  readonly tell = this.#found.resolve;
  readonly fail = this.#found.reject;
  /** How many still want to know. */
  askers = 0;
  #urgent: boolean;
  #silent: boolean;
  /** When the first pause was over that it was asked for at. */
  #resumedAt: number | undefined;
  #decoded = false;

  constructor(urgent: boolean) {
    this.#urgent = urgent;
    this.#silent = urgent;
  }

  get need(): Need {
    if (!this.#urgent) return 'next';
    const longAgo = this.#resumedAt !== undefined && performance.now() - this.#resumedAt > othersFirstMs;
    return this.#silent || longAgo ? 'now' : 'soon';
  }

  /** Whether it tells all that was said by now; `urgent`: as what is said at a pause. */
  answers(urgent: boolean): boolean {
    return !this.#decoded || this.#silent || !urgent;
  }

  /** The candidate is silent. */
  paused(): void {
    this.#urgent = true;
    this.#silent = true;
  }

  /** More is said. @returns whether it will be part of this reading. */
  resumed(): boolean {
    if (this.#decoded) return false;
    this.#silent = false;
    if (this.#urgent) this.#resumedAt ??= performance.now();
    return true;
  }

  /** It is decoded now. @returns whether the candidate is silent just now. */
  decoding(): boolean {
    this.#decoded = true;
    return this.#silent;
  }
}

/**
 * What is said in one stream of sound, a candidate's turn. Questions are answered by the reading that was asked for before,
 * as long as that tells everything that was said by then. When the candidate continues speaking while it waits for its turn, no
 * reply waits for it, and readings that others' replies wait for go first.
 */
export class StreamHearing {
  readonly #window: OpenWindow;
  readonly #queue: WorkQueue;
  readonly #key: string;
  readonly #settled: Stretch[] = [];
  #reading: Reading | undefined;
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
    if (!this.#reading?.resumed()) this.#reading = undefined;
  }

  /** What was said so far; `urgent` at a pause, when a reply may wait for it. @throws {@link import('./workQueue.ts').Busy} */
  async hear(urgent: boolean, signal: AbortSignal): Promise<StreamHeard> {
    signal.throwIfAborted();
    const joined = this.#reading?.answers(urgent) ? this.#reading : undefined;
    const reading = joined ?? this.#begin(new Reading(urgent));
    if (joined && urgent) {
      joined.paused();
      this.#queue.changed();
    }
    reading.askers++;
    const givenUp = Promise.withResolvers<never>();
    const giveUp = () => {
      givenUp.reject(calledOff());
      if (--reading.askers > 0) return;
      this.#forget(reading);
      reading.leave.abort();
    };
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      return await Promise.race([reading.found, givenUp.promise]);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  #begin(reading: Reading): Reading {
    // Before it is in the queue: it may begin at once.
    this.#reading = reading;
    const work = () => {
      // In the stream's order only once its turn has come: what is urgent would wait behind a partial caption otherwise.
      const read = this.#hearing.then(() => this.#read(reading));
      // The next reading does not depend on this one, whose failure is reported to those who asked.
      this.#hearing = read.catch(() => undefined);
      return read;
    };
    this.#queue.do(this.#key, reading, work, reading.leave.signal).then(reading.tell, (error: unknown) => {
      this.#forget(reading);
      reading.fail(error);
    });
    return reading;
  }

  /** Later questions get another reading. */
  #forget(reading: Reading): void {
    if (this.#reading === reading) this.#reading = undefined;
  }

  async #read(reading: Reading): Promise<StreamHeard> {
    for (let older = await this.#window.commit(); older; older = await this.#window.commit()) this.#settled.push(older);
    return { settled: this.#settled, open: await this.#window.decode(reading.decoding()) };
  }
}
