import type { AudioFrame } from '@livekit/rtc-node';
import { type LocalVoice, framesOf } from '../localVoice.ts';
import type { Synthesizer } from './synthesizer.ts';

/** Sample rate of Flite's voices, Hz. */
export const fliteSampleRate = 16_000;

/** Flite: a plain voice that needs no model, for when the neural one is missing or down. */
export class FliteVoice implements LocalVoice {
  readonly model = 'flite';
  readonly sampleRate = fliteSampleRate;
  readonly #flite: Synthesizer;

  constructor(flite: Synthesizer) {
    this.#flite = flite;
  }

  async *frames(text: string): AsyncGenerator<AudioFrame> {
    const { samples, sampleRate } = await this.#flite.speak(text);
    yield* framesOf(trim(samples, sampleRate), sampleRate);
  }

  async close(): Promise<void> {
    await this.#flite.close();
  }
}

/** Flite begins and ends every line with a silence that the listener only waits through. */
function trim(samples: Int16Array, sampleRate: number): Int16Array {
  const audible = (sample: number) => Math.abs(sample) > 200;
  const first = samples.findIndex(audible);
  if (first < 0) return samples;
  const lead = sampleRate * 0.01;
  const tail = sampleRate * 0.12;
  return samples.subarray(Math.max(0, first - lead), samples.findLastIndex(audible) + tail);
}
