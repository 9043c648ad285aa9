import { z } from 'zod';
import { within } from '../deadline.ts';

/** The name of LiveKit's audio model for ends of turns in the worker's inference process; it is loaded by default. */
const method = 'lk_eot_audio';
/** The model hears so much, in seconds. */
const heardSeconds = 1.2;
const sampleRate = 16_000;
/** Longest wait for a prediction, in milliseconds: later it is of no use. */
const deadlineMs = 300;

const replySchema = z.object({ probability: z.number() });

/** What asks the worker's inference process; LiveKit Agents has one for each job. */
export interface Executor {
  doInference(method: string, data: unknown): Promise<unknown>;
}

/** Keeps the newest sound, and tells from it how likely the speaker is at the end of the turn (0 to 1). */
export class EndOfTurn {
  readonly #executor: Executor;
  readonly #newest = new Int16Array(sampleRate * heardSeconds);

  constructor(executor: Executor) {
    this.#executor = executor;
  }

  hear(samples: Int16Array): void {
    const part = samples.subarray(-this.#newest.length);
    this.#newest.copyWithin(0, part.length);
    this.#newest.set(part, this.#newest.length - part.length);
  }

  /** Undefined when the model can't tell in time. */
  async predict(): Promise<number | undefined> {
    const pcm = Buffer.from(this.#newest.slice().buffer).toString('base64');
    try {
      const reply = await within(this.#executor.doInference(method, { pcm }), deadlineMs, () => undefined);
      return reply === undefined ? undefined : replySchema.parse(reply).probability;
    } catch {
      // Without it the words alone tell, more patiently.
      return undefined;
    }
  }
}
