import { type Server, type Socket, createServer } from 'node:net';
import type { TurnReading } from '@viva/understanding';
import type { SpeechEngines } from './engines.ts';
import { FrameReader, frameOf } from './frames.ts';
import { type Hello, type SpeechRequest, type Spoken, requestSchema } from './protocol.ts';
import { StreamHearing } from './streamHearing.ts';
import { LineCache, type LineCacheOptions } from '../voice/lineCache.ts';
import { type Pace, WorkQueue } from './workQueue.ts';

/** Work that waits at most: what is not urgent is refused beyond it. */
const mostWaiting = 60;
/**
 * Captions of what is being said, which are asked for every 600 ms, take about a quarter of the recognizer's time, more where one
 * takes over half a second: with ten interviews they took half of it, and words that replies wait for were late.
 */
const captions = (threads: number): Pace => ({ need: 'next', rest: 3 / threads, mostRestMs: 1_500 });
/** Streams of one connection: an interview has one or two. */
const mostStreams = 8;

type Clause = Extract<SpeechRequest, { op: 'speak' }>;
type ToUnderstand = Extract<SpeechRequest, { op: 'understand' }>;

/**
 * Serves ears, voice and understanding to the interviews of a worker, each on a connection of its own. Interviews are served in turn;
 * what a candidate waits for goes before partial captions and before lines that may never be said.
 */
export class SpeechServer {
  readonly #engines: SpeechEngines;
  readonly #listening: WorkQueue;
  readonly #speaking: WorkQueue;
  readonly #reading: WorkQueue;
  readonly #lines: LineCache;
  /** Clauses that are being spoken. */
  readonly #making = new Map<string, Promise<Spoken>>();
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #connections = 0;

  /**
   * `folder`: where lines without a candidate's words are kept; in memory alone without. `shipped`: those that come with the
   * product, for this voice.
   */
  constructor(engines: SpeechEngines, lines: Pick<LineCacheOptions, 'folder' | 'shipped'> = {}) {
    this.#engines = engines;
    this.#lines = new LineCache({ ...lines, sampleRate: engines.voice?.sampleRate ?? 0 });
    this.#listening = new WorkQueue(engines.atOnce.ears, mostWaiting, captions(engines.atOnce.ears));
    this.#speaking = new WorkQueue(engines.atOnce.voice, mostWaiting);
    this.#reading = new WorkQueue(1, mostWaiting);
    this.#server = createServer((socket) => this.#serve(socket));
  }

  async listen(address: string): Promise<void> {
    await this.#lines.prune();
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject).listen(address, resolve);
    });
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(socket: Socket): void {
    const key = String(++this.#connections);
    const streams = new Map<number, StreamHearing>();
    const pending = new Map<number, AbortController>();
    let looking: Promise<unknown> = Promise.resolve();
    const reader = new FrameReader();
    const send = (message: object) => void (socket.writable && socket.write(frameOf(message)));
    const { ears, voice, understanding } = this.#engines;
    const hello: Hello = {
      ears: ears ? { name: ears.name } : null,
      voice: voice ? { name: voice.name, sampleRate: voice.sampleRate } : null,
      understanding: understanding ? { name: understanding.name } : null,
    };
    send({ hello });

    const answer = (id: number, work: (signal: AbortSignal) => Promise<unknown>) => {
      const controller = new AbortController();
      pending.set(id, controller);
      work(controller.signal)
        .then(
          (result) => send({ id, result }),
          (error: unknown) => send({ id, error: error instanceof Error ? error.message : String(error) }),
        )
        .finally(() => pending.delete(id));
    };
    const take = (request: SpeechRequest) => {
      switch (request.op) {
        case 'feed':
          return this.#streamOf(streams, request.stream, key)?.feed(request.samples, request.at);
        case 'hear': {
          const stream = this.#streamOf(streams, request.stream, key);
          if (!stream) return answer(request.id, () => Promise.reject(new Error('there is no recognizer')));
          return answer(request.id, (signal) => stream.hear(request.urgent, signal));
        }
        case 'close':
          return void streams.delete(request.stream);
        case 'speak': {
          // One after the other, however long each is looked for: the first clause of a line is waited for.
          const found = this.#lines.find(request.text);
          const known = looking.then(() => found);
          looking = known;
          return answer(request.id, (signal) => this.#speak(request, known, key, signal));
        }
        case 'understand':
          return answer(request.id, (signal) => this.#understand(request, key, signal));
        case 'cancel':
          return pending.get(request.id)?.abort();
      }
    };
    socket.on('data', (part) => {
      try {
        for (const message of reader.read(part)) take(requestSchema.parse(message));
      } catch (error) {
        // Another version, or not ours: nothing that follows could be understood.
        socket.destroy(error instanceof Error ? error : undefined);
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.#sockets.delete(socket);
      for (const controller of pending.values()) controller.abort();
      streams.clear();
      this.#listening.forget(key);
      this.#speaking.forget(key);
      this.#reading.forget(key);
    });
    this.#sockets.add(socket);
  }

  #streamOf(streams: Map<number, StreamHearing>, id: number, key: string): StreamHearing | undefined {
    const known = streams.get(id);
    const { ears } = this.#engines;
    if (known || !ears) return known;
    const [oldest] = streams.keys();
    if (oldest !== undefined && streams.size >= mostStreams) streams.delete(oldest);
    const stream = new StreamHearing(ears, this.#listening, key);
    streams.set(id, stream);
    return stream;
  }

  #understand({ text, asked, judged }: ToUnderstand, key: string, signal: AbortSignal): Promise<TurnReading> {
    const { understanding } = this.#engines;
    if (!understanding) return Promise.reject(new Error('there is no encoder'));
    return this.#reading.do(key, 'now', () => understanding.readTurn(text, asked, judged), signal);
  }

  async #speak(
    { text, need, keep }: Clause,
    known: Promise<Spoken | undefined>,
    key: string,
    signal: AbortSignal,
  ): Promise<Spoken> {
    const { voice } = this.#engines;
    if (!voice) throw new Error('there is no voice');
    const line = await known;
    if (line) return line;
    // What is being made for one interview is not made twice.
    const making = this.#making.get(text);
    if (making) return making;
    const work = async () => {
      // Meanwhile it may have been made for another interview.
      const found = (await this.#lines.find(text)) ?? this.#making.get(text);
      if (found) return found;
      const made = voice.speak(text);
      this.#making.set(text, made);
      try {
        const line = await made;
        await this.#lines.add(text, line, keep);
        return line;
      } finally {
        this.#making.delete(text);
      }
    };
    return this.#speaking.do(key, need, work, signal);
  }
}
