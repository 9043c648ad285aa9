import type { InferenceRunner } from '@livekit/agents';
import { z } from 'zod';
import { within } from '../../deadline.ts';
import type { FliteOptions, Speech } from './flite.ts';
import { LocalFlite, type Synthesizer } from './synthesizer.ts';

/** The name under which the worker's inference process offers Flite. */
export const fliteMethod = 'viva_flite';

/** Longest wait for the shared voice before this process speaks by itself, in milliseconds. */
const deadlineMs = 1_500;
/** How long a failing shared voice is left alone, in milliseconds. */
const restMs = 60_000;

/** A line to speak, and the samples as they travel between processes. */
export const fliteRequestSchema = z.object({ text: z.string(), voice: z.enum(['slt', 'rms', 'awb']) });
const fliteReplySchema = z.object({ sampleRate: z.number(), samples: z.base64() });

/** What {@link SharedFlite} tells of itself. */
export interface SharedFliteEvents {
  /** The shared voice failed or was late; this process speaks by itself for a while. */
  failed(error: unknown): void;
}

/** What asks the inference process; LiveKit Agents has one for each job. */
export interface Executor {
  doInference(method: string, data: unknown): Promise<unknown>;
}

/**
 * The one Flite of a worker, in the inference process that its interviews share: sixty megabytes less for each of
 * them. When that process doesn't answer, this one loads a Flite of its own, and asks again after a while.
 */
export class SharedFlite implements Synthesizer {
  readonly #options: Required<Pick<FliteOptions, 'voice'>>;
  readonly #events: SharedFliteEvents;
  readonly #own: LocalFlite;
  #executor: Executor | undefined;
  #restUntil = 0;

  constructor(options: Required<Pick<FliteOptions, 'voice'>>, events: SharedFliteEvents) {
    this.#options = options;
    this.#events = events;
    this.#own = new LocalFlite(options);
  }

  /** From now on the shared voice is asked first. */
  use(executor: Executor): void {
    this.#executor = executor;
  }

  async speak(text: string): Promise<Speech> {
    if (this.#executor && Date.now() >= this.#restUntil) {
      try {
        const request = { text, voice: this.#options.voice } satisfies z.infer<typeof fliteRequestSchema>;
        const asked = this.#executor.doInference(fliteMethod, request);
        const reply = fliteReplySchema.parse(await within(asked, deadlineMs, late));
        return { sampleRate: reply.sampleRate, samples: samplesOf(reply.samples) };
      } catch (error) {
        // The line must be spoken in any case, and the next ones don't wait for what is in trouble.
        this.#restUntil = Date.now() + restMs;
        this.#events.failed(error);
      }
    }
    return this.#own.speak(text);
  }

  async close(): Promise<void> {
    await this.#own.close();
  }
}

/** The other end, in the inference process. */
export class FliteService implements Pick<InferenceRunner, 'run' | 'close'> {
  readonly #voices = new Map<string, LocalFlite>();

  async run(data: unknown): Promise<z.infer<typeof fliteReplySchema>> {
    const { text, voice } = fliteRequestSchema.parse(data);
    const flite = this.#voices.get(voice) ?? new LocalFlite({ voice });
    this.#voices.set(voice, flite);
    const { sampleRate, samples } = await flite.speak(text);
    return {
      sampleRate,
      samples: Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength).toString('base64'),
    };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#voices.values()].map((flite) => flite.close()));
  }
}

function late(): never {
  throw new Error('the shared voice was late');
}

function samplesOf(base64: string): Int16Array<ArrayBuffer> {
  return new Int16Array(Uint8Array.from(Buffer.from(base64, 'base64')).buffer);
}
