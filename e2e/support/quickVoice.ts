import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const sampleRate = 24_000;
const toneHz = 220;
/**
 * How long a line sounds for each of its characters, about a tenth of what a person needs, and at least and at most, in
 * milliseconds. A greeting is long enough to be heard by a page that hears its first sound late.
 */
const [eachMs, leastMs, mostMs] = [8, 400, 1_500];

const requestSchema = z.object({ input: z.string() });

/** A voice for journeys in which people type: a tone for each line, so that no journey waits for speech. */
export class QuickVoice {
  readonly #server = createServer((request, response) => {
    text(request)
      .then((body) => response.writeHead(200, { 'content-type': 'audio/pcm' }).end(tone(lengthOf(body))))
      .catch((error: unknown) => response.writeHead(400).end(String(error)));
  });

  /** Listens on loopback, and answers the base address for `TTS_BASE_URL`. */
  async start(): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/v1`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const lengthOf = (body: string): number =>
  Math.min(mostMs, Math.max(leastMs, eachMs * requestSchema.parse(JSON.parse(body)).input.length));

/** Mono, 16 bit, little-endian, at 24 kHz, as the protocol has it. */
function tone(lengthMs: number): Buffer {
  const samples = Int16Array.from({ length: Math.round((sampleRate * lengthMs) / 1_000) }, (_, index) =>
    Math.round(9_000 * Math.sin((2 * Math.PI * toneHz * index) / sampleRate)),
  );
  return Buffer.from(samples.buffer);
}
