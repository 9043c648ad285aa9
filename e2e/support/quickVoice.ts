import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const sampleRate = 24_000;
const toneHz = 220;
const lengthMs = 400;

/** A voice for journeys in which people type: a short tone for each line, so that nobody waits for speech. */
export class QuickVoice {
  readonly #server = createServer((request, response) => {
    request.resume();
    request.once('end', () => response.writeHead(200, { 'content-type': 'audio/pcm' }).end(tone()));
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

/** Mono, 16 bit, little-endian, at 24 kHz, as the protocol has it. */
function tone(): Buffer {
  const samples = Int16Array.from({ length: (sampleRate * lengthMs) / 1_000 }, (_, index) =>
    Math.round(9_000 * Math.sin((2 * Math.PI * toneHz * index) / sampleRate)),
  );
  return Buffer.from(samples.buffer);
}
