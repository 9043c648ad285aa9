import { z } from 'zod';
import { WorkerRpc } from '../../workers/workerRpc.ts';
import type { FliteOptions, Speech } from './flite.ts';

/** Something that speaks lines with Flite. */
export interface Synthesizer {
  speak(text: string): Promise<Speech>;
  close(): Promise<void>;
}

const speechSchema = z.object({ sampleRate: z.number(), samples: z.instanceof(Int16Array<ArrayBuffer>) });

/** Longest wait for one line, loading the voice included, in milliseconds. */
const deadlineMs = 10_000;

/** Flite in a worker thread of this process, loaded when it is first needed. */
export class LocalFlite implements Synthesizer {
  readonly #options: FliteOptions;
  #worker: WorkerRpc | undefined;

  constructor(options: FliteOptions) {
    this.#options = options;
  }

  async speak(text: string): Promise<Speech> {
    if (!this.#worker?.alive) this.#worker = new WorkerRpc(new URL('./fliteWorker.ts', import.meta.url));
    return speechSchema.parse(await this.#worker.call({ text, options: this.#options }, deadlineMs));
  }

  async close(): Promise<void> {
    await this.#worker?.close();
  }
}
