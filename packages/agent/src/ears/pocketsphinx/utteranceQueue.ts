import type { Decoder } from './decoder.ts';

type Decoded = ReturnType<Decoder['end']>;

interface Waiting {
  readonly sound: Int16Array[];
  done: ((decoded: Decoded) => void) | undefined;
}

/** Lets utterances overlap at a decoder that takes one at a time: the first is decoded as it comes, the others wait. */
export class UtteranceQueue {
  readonly #decoder: Pick<Decoder, 'start' | 'feed' | 'partial' | 'end'>;
  /** In the order of their beginning; the first one is in the decoder. */
  readonly #utterances = new Map<number, Waiting>();

  constructor(decoder: Pick<Decoder, 'start' | 'feed' | 'partial' | 'end'>) {
    this.#decoder = decoder;
  }

  start(id: number): void {
    this.#utterances.set(id, { sound: [], done: undefined });
    if (this.#first() === id) this.#decoder.start();
  }

  feed(id: number, samples: Int16Array): void {
    if (this.#first() === id) this.#decoder.feed(samples);
    else this.#utterances.get(id)?.sound.push(samples);
  }

  /** The words so far; empty for an utterance that waits. */
  partial(id: number): string {
    return this.#first() === id ? this.#decoder.partial() : '';
  }

  /** The utterance is over; `done` gets its words once it has been decoded. */
  end(id: number, done: (decoded: Decoded) => void): void {
    const ended = this.#utterances.get(id);
    if (!ended) return;
    ended.done = done;
    for (let first = this.#first(); first !== undefined; first = this.#first()) {
      const utterance = this.#utterances.get(first);
      if (!utterance?.done) return;
      utterance.done(this.#decoder.end());
      this.#utterances.delete(first);
      this.#admitNext();
    }
  }

  #first(): number | undefined {
    return this.#utterances.keys().next().value;
  }

  #admitNext(): void {
    const next = this.#utterances.values().next().value;
    if (!next) return;
    this.#decoder.start();
    for (const samples of next.sound.splice(0)) this.#decoder.feed(samples);
  }
}
