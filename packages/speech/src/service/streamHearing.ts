import { OpenWindow, type Decoder, type Stretch } from '../ears/openWindow.ts';
import type { StreamHeard } from './protocol.ts';
import { type Need, type WorkQueue, calledOff } from './workQueue.ts';

/** What is to be found out once, for all who ask before its turn comes. */
interface Asked {
  need: Need;
  waits: boolean;
  /** Who still wants to know. */
  askers: number;
  /** Takes the work from the queue. */
  readonly leave: AbortController;
  readonly found: Promise<StreamHeard>;
}

/**
 * What is said in one stream of sound, a candidate's turn. Whatever is asked for while an earlier question waits for its turn is
 * answered with that one: both want all that was said so far. What was asked for at a pause is urgent no longer when the
 * sound goes on before its turn came: no reply waits for it then, and others' replies wait behind it.
 */
export class StreamHearing {
  readonly #window: OpenWindow;
  readonly #queue: WorkQueue;
  readonly #key: string;
  readonly #settled: Stretch[] = [];
  #asked: Asked | undefined;
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
    if (this.#asked?.waits) this.#asked.need = 'next';
  }

  /** What was said so far; `urgent` at a pause, when a reply may wait for it. @throws {@link import('./workQueue.ts').Busy} */
  hear(urgent: boolean, signal: AbortSignal): Promise<StreamHeard> {
    if (signal.aborted) return Promise.reject(calledOff());
    if (!this.#asked?.waits) this.#asked = this.#ask(urgent ? 'now' : 'next');
    else if (urgent) {
      this.#asked.need = 'now';
      this.#queue.changed();
    }
    return this.#answerOf(this.#asked, signal);
  }

  #answerOf(asked: Asked, signal: AbortSignal): Promise<StreamHeard> {
    asked.askers++;
    const { promise, resolve, reject } = Promise.withResolvers<StreamHeard>();
    asked.found.then(resolve, reject);
    const drop = () => {
      reject(calledOff());
      if (--asked.askers === 0) asked.leave.abort();
    };
    signal.addEventListener('abort', drop, { once: true });
    return promise.finally(() => signal.removeEventListener('abort', drop));
  }

  #ask(need: Need): Asked {
    const leave = new AbortController();
    const wanted = { need, waits: true };
    const work = () => {
      wanted.waits = false;
      // In the stream's order only once its turn has come: what is urgent would wait behind a partial caption otherwise.
      const heard = this.#hearing.then(() => this.#hear(wanted.need === 'now'));
      this.#hearing = heard.catch(() => undefined);
      return heard;
    };
    const found = this.#queue.do(this.#key, wanted, work, leave.signal).finally(() => (wanted.waits = false));
    return Object.assign(wanted, { askers: 0, leave, found });
  }

  async #hear(ended: boolean): Promise<StreamHeard> {
    for (let older = await this.#window.commit(); older; older = await this.#window.commit()) this.#settled.push(older);
    return { settled: this.#settled, open: await this.#window.decode(ended) };
  }
}
