import { z } from 'zod';
import { type Samples, earsSampleRate } from './recogniser.ts';

/** Deepgram closes a connection on which nothing came for ten seconds. */
const keepAliveMs = 4_000;

const wordSchema = z.object({
  word: z.string(),
  punctuated_word: z.string().optional(),
  start: z.number(),
  end: z.number(),
});
const messageSchema = z.object({ type: z.string() });
const resultsSchema = z.object({
  is_final: z.boolean(),
  channel: z.object({
    alternatives: z.array(z.object({ transcript: z.string(), words: z.array(wordSchema).default([]) })),
  }),
});

/** A text that stands, with its words; times are seconds from the first sample. */
export type DeepgramText = z.infer<typeof resultsSchema>['channel']['alternatives'][number];

/** Node's own WebSocket takes headers too, which the browsers' type does not know of. */
const WebSocketWithHeaders = WebSocket as unknown as new (
  address: URL,
  options: { headers: Record<string, string> },
) => WebSocket;

/**
 * One connection to Deepgram's streaming API, for one utterance. A connection that was lost is not opened again: what
 * was said meanwhile would be missing, and the next recogniser has all of it.
 */
export class DeepgramStream {
  readonly #socket: WebSocket;
  readonly #done = Promise.withResolvers<void>();
  /** What was sent before the connection stood. */
  readonly #waiting: (Samples | string)[] = [];
  readonly #finals: DeepgramText[] = [];
  readonly #keepAlive: NodeJS.Timeout;
  #growing = '';
  #failure: Error | undefined;
  #stood = false;
  #finishing = false;

  /** Connects to `address`, as in `wss://api.deepgram.com/v1/listen`. */
  constructor(address: string, apiKey: string, model: string) {
    // A failure is met by `send` and `finish`.
    this.#done.promise.catch(() => undefined);
    const headers = { Authorization: `Token ${apiKey}` };
    const socket = new WebSocketWithHeaders(withQuery(address, model), { headers });
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#stood = true;
      for (const data of this.#waiting.splice(0)) socket.send(data);
    });
    socket.addEventListener('message', ({ data }) => this.#take(data));
    socket.addEventListener('close', ({ code }) => {
      if (this.#finishing && code === 1_000) this.#done.resolve();
      else if (!this.#stood) this.#fail('Deepgram refused the key, or was not reached');
      else this.#fail(`Deepgram closed the connection (${code})`);
    });
    this.#keepAlive = setInterval(() => this.#send('{"type":"KeepAlive"}'), keepAliveMs);
  }

  /** The words so far. */
  get text(): string {
    return [...this.#finals.map((final) => final.transcript), this.#growing].join(' ').trim();
  }

  /** Sends sound; throws once the connection is lost. */
  send(samples: Samples): void {
    if (this.#failure) throw this.#failure;
    this.#send(samples);
  }

  /** All texts, after the last sample; rejects when the connection is lost, or after `deadlineMs`. */
  async finish(deadlineMs: number): Promise<readonly DeepgramText[]> {
    this.#finishing = true;
    this.#send('{"type":"CloseStream"}');
    const timer = setTimeout(() => this.#fail(`Deepgram sent no last words within ${deadlineMs} ms`), deadlineMs);
    try {
      await this.#done.promise;
      return this.#finals;
    } finally {
      clearTimeout(timer);
      this.close();
    }
  }

  close(): void {
    clearInterval(this.#keepAlive);
    this.#socket.close();
  }

  #send(data: Samples | string): void {
    if (this.#socket.readyState === WebSocket.CONNECTING) this.#waiting.push(data);
    else if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(data);
  }

  #take(data: unknown): void {
    try {
      const message: unknown = JSON.parse(String(data));
      const { type } = messageSchema.parse(message);
      if (type === 'Results') this.#hear(resultsSchema.parse(message));
      // The summary follows the last words.
      else if (type === 'Metadata' && this.#finishing) this.#done.resolve();
    } catch {
      this.#fail('Deepgram sent something that cannot be understood');
    }
  }

  #hear({ is_final, channel }: z.infer<typeof resultsSchema>): void {
    const best = channel.alternatives[0];
    this.#growing = is_final ? '' : (best?.transcript ?? '');
    if (is_final && best?.transcript) this.#finals.push(best);
  }

  #fail(why: string): void {
    this.#failure ??= new Error(why);
    this.#done.reject(this.#failure);
    this.close();
  }
}

function withQuery(base: string, model: string): URL {
  const address = new URL(base);
  if (address.pathname === '/') address.pathname = '/v1/listen';
  const query = {
    model,
    language: 'en-US',
    encoding: 'linear16',
    sample_rate: earsSampleRate,
    channels: 1,
    interim_results: true,
    filler_words: true,
    punctuate: true,
    smart_format: true,
    no_delay: true,
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  return address;
}
