import { type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type TurnReading, turnReadingSchema } from '@viva/understanding';
import type { z } from 'zod';
import type { Stretch } from '../ears/openWindow.ts';
import { FrameReader, frameOf } from './frames.ts';
import {
  type Hello,
  type SpeechRequest,
  type Spoken,
  heardSchema,
  longestTurn,
  replySchema,
  spokenSchema,
} from './protocol.ts';

/** How soon a lost connection is tried again, in milliseconds: at first, and at most. */
const retryMs = { first: 50, most: 1_000 } as const;

/** The speech service can't be reached, or was lost before it answered. */
export class SpeechGone extends Error {}

/** The speech service did not answer in time. */
export class SpeechLate extends Error {}

/** What {@link SpeechClient} tells of itself. */
export interface SpeechClientEvents {
  /** The service is there (again), or was lost. */
  changed?(hello: Hello | undefined): void;
}

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

type Question =
  Extract<SpeechRequest, { id: number }> extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;

/** How a clause is spoken. */
export interface SpeakOptions {
  readonly withinMs: number;
  /** How soon; by default now. What may never be said is refused when much waits. */
  readonly need?: Extract<SpeechRequest, { op: 'speak' }>['need'];
  /** Whether it may be kept on disk: it has no words of a candidate in it. */
  readonly keep?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** An interview's end of the speech service: connects, and connects again when the service was lost. */
export class SpeechClient {
  readonly #address: string;
  readonly #events: SpeechClientEvents;
  readonly #pending = new Map<number, Pending>();
  readonly #connected = new Set<() => void>();
  /** The newest connection, which may not be answered yet. */
  #trying: Socket | undefined;
  #socket: Socket | undefined;
  #hello: Hello | undefined;
  #closed = false;
  #next = 0;

  constructor(address: string, events: SpeechClientEvents = {}) {
    this.#address = address;
    this.#events = events;
    void this.#stayConnected();
  }

  /** What the service has; undefined while it can't be reached. */
  get hello(): Hello | undefined {
    return this.#hello;
  }

  /** Settles when the service is there. @throws {@link SpeechGone} after `ms`. */
  async ready(ms: number): Promise<Hello> {
    if (this.#hello) return this.#hello;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#connected.add(resolve);
    const timeout = new AbortController();
    try {
      await Promise.race([promise, wait(ms, undefined, { signal: timeout.signal })]);
    } finally {
      timeout.abort();
      this.#connected.delete(resolve);
    }
    if (!this.#hello) throw new SpeechGone(`the speech service was not there within ${ms} ms`);
    return this.#hello;
  }

  /** The sound of a turn, to be written down while it is spoken. */
  listen(): HearingTurn {
    return new HearingTurn({
      post: (message) => this.#post(message),
      ask: (question, ms) => this.#ask(question, ms),
      connection: () => this.#socket,
      id: () => ++this.#next,
    });
  }

  /**
   * Speaks a clause.
   * @throws {@link SpeechGone} when the service is not there, {@link SpeechLate} when it did not answer within `withinMs`; an
   * error when it could not.
   */
  async speak(text: string, { withinMs, need = 'now', keep = false, signal }: SpeakOptions): Promise<Spoken> {
    return spokenSchema.parse(await this.#ask({ op: 'speak', text, need, keep }, withinMs, signal));
  }

  /**
   * Understands a turn, said in reply to `asked`; of an endless one the beginning.
   * @throws {@link SpeechGone} when the service is not there; an error when it could not, or not within `withinMs`.
   */
  async understand(text: string, asked: string, withinMs: number, judged = false): Promise<TurnReading> {
    const start = (words: string): string => words.slice(0, longestTurn);
    const question = { op: 'understand', text: start(text), asked: start(asked), judged } as const;
    return turnReadingSchema.parse(await this.#ask(question, withinMs));
  }

  close(): void {
    this.#closed = true;
    this.#trying?.destroy();
  }

  async #stayConnected(): Promise<void> {
    for (let delay: number = retryMs.first; !this.#closed; delay = Math.min(delay * 2, retryMs.most)) {
      if (await this.#connectOnce()) delay = retryMs.first;
      if (!this.#closed) await wait(delay, undefined, { ref: false });
    }
  }

  /** Connects, and settles when the connection is lost; tells whether there was one. */
  #connectOnce(): Promise<boolean> {
    const socket = connect(this.#address);
    this.#trying = socket;
    // An interview's process lives as long as its interview, not as long as this connection.
    socket.unref();
    const reader = new FrameReader();
    let there = false;
    socket.on('data', (part) => {
      try {
        for (const message of reader.read(part)) this.#take(socket, replySchema.parse(message), () => (there = true));
      } catch (error) {
        socket.destroy(error instanceof Error ? error : undefined);
      }
    });
    socket.on('error', () => socket.destroy());
    return new Promise((resolve) => {
      socket.on('close', () => {
        if (this.#socket === socket) {
          this.#socket = undefined;
          this.#hello = undefined;
          this.#refuseAll();
          this.#events.changed?.(undefined);
        }
        resolve(there);
      });
    });
  }

  #take(socket: Socket, reply: z.infer<typeof replySchema>, connected: () => void): void {
    if ('hello' in reply) {
      connected();
      this.#socket = socket;
      this.#hello = reply.hello;
      this.#events.changed?.(reply.hello);
      for (const resolve of this.#connected) resolve();
      return;
    }
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if ('error' in reply) pending?.reject(new Error(reply.error));
    else pending?.resolve(reply.result);
  }

  #post(message: SpeechRequest): void {
    this.#socket?.write(frameOf(message));
  }

  async #ask(question: Question, ms: number, signal?: AbortSignal): Promise<unknown> {
    if (!this.#socket) throw new SpeechGone('the speech service is not there');
    signal?.throwIfAborted();
    const id = ++this.#next;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#pending.set(id, { resolve, reject });
    const callOff = (error: Error) => {
      if (!this.#pending.delete(id)) return;
      this.#post({ op: 'cancel', id });
      reject(error);
    };
    const timer = setTimeout(() => callOff(new SpeechLate(`the speech service did not answer within ${ms} ms`)), ms);
    const aborted = () => callOff(new Error('called off'));
    signal?.addEventListener('abort', aborted, { once: true });
    this.#post({ ...question, id });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', aborted);
    }
  }

  #refuseAll(): void {
    for (const { reject } of this.#pending.values()) reject(new SpeechGone('the speech service was lost'));
    this.#pending.clear();
  }
}

/** What a turn needs of its client. */
interface Line {
  post(message: SpeechRequest): void;
  ask(question: Question, ms: number): Promise<unknown>;
  connection(): Socket | undefined;
  id(): number;
}

interface Piece {
  readonly samples: Int16Array<ArrayBuffer>;
  readonly at: number;
}

const sampleRate = 16_000;

/**
 * The sound of one turn at the speech service. Keeps what is not settled yet, and gives it to the service anew after that
 * was lost: nothing that was said is lost with it.
 */
export class HearingTurn {
  readonly #line: Line;
  #stream: number;
  #connection: Socket | undefined;
  /** Stretches that no later sound changes, by all services so far. */
  #settled: readonly Stretch[] = [];
  /** How many of them the present service told. */
  #told = 0;
  #unsettled: Piece[] = [];

  constructor(line: Line) {
    this.#line = line;
    this.#stream = line.id();
    this.#connection = line.connection();
  }

  /** Sound, 16 kHz mono, whose first sample was heard at `at`, epoch milliseconds. */
  feed(samples: Int16Array<ArrayBuffer>, at: number): void {
    this.#unsettled.push({ samples, at });
    if (this.#line.connection() === this.#connection) this.#send({ samples, at });
  }

  /** What was said in this turn so far, stretch by stretch. Rejects when the service can't tell within `ms`. */
  async hear(urgent: boolean, ms: number): Promise<readonly Stretch[]> {
    if (this.#line.connection() !== this.#connection) this.#begin();
    const connection = this.#connection;
    const reply = await this.#line.ask({ op: 'hear', stream: this.#stream, urgent }, ms);
    const { settled, open } = heardSchema.parse(reply);
    if (connection === this.#connection) {
      this.#settled = [...this.#settled, ...settled.slice(this.#told)];
      this.#told = settled.length;
      this.#forgetSettled();
    }
    return [...this.#settled, open];
  }

  /** The turn is over. */
  close(): void {
    this.#line.post({ op: 'close', stream: this.#stream });
    this.#unsettled = [];
  }

  /** Another service, or none yet when the turn began: it gets what is not settled. */
  #begin(): void {
    this.#connection = this.#line.connection();
    this.#stream = this.#line.id();
    this.#told = 0;
    for (const piece of this.#unsettled) this.#send(piece);
  }

  #send({ samples, at }: Piece): void {
    this.#line.post({ op: 'feed', stream: this.#stream, samples, at });
  }

  #forgetSettled(): void {
    const until = this.#settled.at(-1)?.endedAt;
    if (until === undefined) return;
    const length = ({ samples }: Piece) => (samples.length / sampleRate) * 1_000;
    // A piece that a cut goes through stays whole: at most one piece is heard twice after a loss.
    this.#unsettled = this.#unsettled.filter((piece) => piece.at + length(piece) > until + 1);
  }
}
