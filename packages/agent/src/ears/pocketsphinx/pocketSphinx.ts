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
 * The thread begins with the first utterance, or when it is {@link PocketSphinx.load loaded}; one that died or hangs is
 * replaced when the next utterance begins.
 */
export class PocketSphinx implements Recogniser {
  readonly ears = 'built-in';
  readonly info = { name: 'pocketsphinx-en-us', approximate: true, fillers: false };
  readonly #modelFolder: string;
  #worker: WorkerRpc | undefined;
  #nextUtterance = 0;

  constructor(modelFolder: string) {
    this.#modelFolder = modelFolder;
  }

  /** Loads the model, which takes 115 MB and half a second; rejects when it can't be loaded. */
  load(): Promise<void> {
    return this.#thread().ready;
  }

  begin(startedAt: number): Utterance {
    const worker = this.#thread();
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
    await this.#worker?.close();
  }

  #thread(): WorkerRpc {
    if (!this.#worker?.alive) {
      const workerData = { wasmFile, modelFolder: this.#modelFolder };
      this.#worker = new WorkerRpc(new URL('./decoderWorker.ts', import.meta.url), workerData);
    }
    return this.#worker;
  }
}
