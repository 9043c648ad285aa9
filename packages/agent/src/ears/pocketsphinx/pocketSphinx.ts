import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { WorkerRpc } from '../../workers/workerRpc.ts';
import type { Recogniser, Utterance } from '../recogniser.ts';

const heardSchema = z.object({
  text: z.string(),
  words: z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })),
});

const wasmFile = fileURLToPath(new URL('../../../assets/pocketsphinx.wasm', import.meta.url));

/**
 * The built-in recogniser: PocketSphinx in a worker thread, decoding while the person speaks. It gets about every
 * third word of human speech wrong, so its words serve turn-taking and length, never the judging of content.
 */
export class PocketSphinx implements Recogniser {
  readonly ears = 'built-in';
  readonly info = { name: 'pocketsphinx-en-us', approximate: true, fillers: false };
  readonly #worker: WorkerRpc;

  constructor(modelFolder: string) {
    this.#worker = new WorkerRpc(new URL('./decoderWorker.ts', import.meta.url), { wasmFile, modelFolder });
  }

  /** Settles when the model is loaded. */
  get ready(): Promise<void> {
    return this.#worker.ready;
  }

  begin(startedAt: number): Utterance {
    const worker = this.#worker;
    const info = this.info;
    worker.post({ op: 'start' });
    return {
      feed(samples) {
        const copy = samples.slice();
        worker.post({ op: 'feed', samples: copy }, [copy.buffer]);
      },
      async partial() {
        return z.string().parse(await worker.call({ op: 'partial' }));
      },
      async end() {
        const heard = heardSchema.parse(await worker.call({ op: 'end' }));
        const words = heard.words.map((word) => ({
          text: word.text,
          startMs: startedAt + word.startMs,
          endMs: startedAt + word.endMs,
        }));
        return { text: heard.text, words, recogniser: info };
      },
      abandon() {
        worker.post({ op: 'abandon' });
      },
    };
  }

  async close(): Promise<void> {
    await this.#worker.close();
  }
}
