import { type APIConnectOptions, shortuuid, tts } from '@livekit/agents';
import { AudioFrame } from '@livekit/rtc-node';
import type { Synthesizer } from './synthesizer.ts';

/** Each frame is a call into the room's library and an answer from it: fifty a second took 3 % of a core. */
const framesASecond = 20;

/** Sample rate of Flite's voices, Hz. */
export const fliteSampleRate = 16_000;

/** The built-in voice: Flite, on this machine, without a key. */
export class FliteTts extends tts.TTS {
  override label = 'viva.FliteTts';
  readonly #flite: Synthesizer;

  constructor(flite: Synthesizer) {
    super(fliteSampleRate, 1, { streaming: false });
    this.#flite = flite;
  }

  override get model(): string {
    return 'flite';
  }

  override get provider(): string {
    return 'built-in';
  }

  /** A whole line as frames. */
  async frames(text: string): Promise<AudioFrame[]> {
    const speech = await this.#flite.speak(text);
    const { sampleRate } = speech;
    const samples = trim(speech.samples, sampleRate);
    const step = sampleRate / framesASecond;
    const frames: AudioFrame[] = [];
    for (let at = 0; at < samples.length; at += step) {
      const part = samples.slice(at, at + step);
      frames.push(new AudioFrame(part, sampleRate, 1, part.length));
    }
    return frames;
  }

  override synthesize(text: string, connOptions?: APIConnectOptions, abortSignal?: AbortSignal): tts.ChunkedStream {
    return new FliteStream(this, text, connOptions, abortSignal);
  }

  override stream(): tts.SynthesizeStream {
    throw new Error('Flite speaks whole lines: use synthesize()');
  }

  override async close(): Promise<void> {
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

class FliteStream extends tts.ChunkedStream {
  override label = 'viva.FliteStream';
  readonly #voice: FliteTts;

  constructor(voice: FliteTts, text: string, connOptions?: APIConnectOptions, abortSignal?: AbortSignal) {
    super(text, voice, connOptions, abortSignal);
    this.#voice = voice;
  }

  protected override async run(): Promise<void> {
    const id = shortuuid('flite_');
    const frames = await this.#voice.frames(this.inputText);
    if (this.abortSignal.aborted) return;
    frames.forEach((frame, index) =>
      this.queue.put({ requestId: id, segmentId: id, frame, final: index === frames.length - 1 }),
    );
  }
}
