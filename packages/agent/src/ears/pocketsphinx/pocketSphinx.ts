import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { WorkerRpc } from '../../workers/workerRpc.ts';
import type { Recogniser, Utterance } from '../recogniser.ts';

const heardSchema = z.object({
  text: z.string(),
  words: z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })),
});

const wasmFile = fileURLToPath(new URL('../../../assets/pocketsphinx.wasm', import.meta.url));

/** Longest wait for the words of an utterance that was decoded while it was spoken, in milliseconds. */
const deadlineMs = 15_000;

/**
 * The built-in recogniser: PocketSphinx in a worker thread, decoding while the person speaks. It gets about every
 * third word of human speech wrong, so its words serve turn-taking and length, never the judging of content.
 * A thread that died or hangs is replaced when the next utterance begins.
 */
export class PocketSphinx implements Recogniser {
  readonly ears = 'built-in';
  readonly info = { name: 'pocketsphinx-en-us', approximate: true, fillers: false };
  readonly #modelFolder: string;
  #worker: WorkerRpc;
  #nextUtterance = 0;

  constructor(modelFolder: string) {
    this.#modelFolder = modelFolder;
    this.#worker = this.#start();
  }

  /** Settles when the model is loaded; rejects when it can't be. */
  get ready(): Promise<void> {
    return this.#worker.ready;
  }

  begin(startedAt: number): Utterance {
    if (!this.#worker.alive) this.#worker = this.#start();
    const worker = this.#worker;
    const info = this.info;
    const utterance = this.#nextUtterance++;
    worker.post({ op: 'start', utterance });
    return {
      feed(samples) {
        const copy = samples.slice();
        worker.post({ op: 'feed', utterance, samples: copy }, [copy.buffer]);
      },
      async partial() {
        return z.string().parse(await worker.call({ op: 'partial', utterance }, deadlineMs));
      },
      async end() {
        const heard = heardSchema.parse(await worker.call({ op: 'end', utterance }, deadlineMs));
        const words = heard.words.map((word) => ({
          text: word.text,
          startMs: startedAt + word.startMs,
          endMs: startedAt + word.endMs,
        }));
        return { text: heard.text, words, recogniser: info };
      },
      abandon() {
        worker.post({ op: 'abandon', utterance });
      },
    };
  }

  async close(): Promise<void> {
    await this.#worker.close();
  }

  #start(): WorkerRpc {
    const workerData = { wasmFile, modelFolder: this.#modelFolder };
    return new WorkerRpc(new URL('./decoderWorker.ts', import.meta.url), workerData);
  }
}
