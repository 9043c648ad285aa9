import { z } from 'zod';
import type { Samples } from '../ears/recogniser.ts';
import { WorkerRpc } from '../workers/workerRpc.ts';

/** Longest wait for the file of one answer, in milliseconds, those before it included. */
const deadlineMs = 60_000;

/** Makes files of speech in a thread of its own, which begins with the first one; one that died is replaced by the next. */
export class SoundEncoder {
  #worker: WorkerRpc | undefined;

  /** The Ogg Opus file of speech at 16 kHz, which is given away. Rejects when the thread fails. */
  async encode(samples: Samples): Promise<Uint8Array<ArrayBuffer>> {
    if (!this.#worker?.alive) this.#worker = new WorkerRpc(new URL('./encoderWorker.ts', import.meta.url));
    const file = await this.#worker.call({ samples }, deadlineMs, [samples.buffer]);
    return z.instanceof(Uint8Array<ArrayBuffer>).parse(file);
  }

  async close(): Promise<void> {
    await this.#worker?.close();
  }
}
