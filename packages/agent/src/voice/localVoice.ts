import { AudioFrame } from '@livekit/rtc-node';

/** Each frame is a call into the room's library and an answer from it: fifty a second took 3 % of a core. */
const framesASecond = 20;

/** A voice on this machine. */
export interface LocalVoice {
  /** Its name, as in the configuration. */
  readonly model: string;
  /** Hz, of all its frames. */
  readonly sampleRate: number;
  /** Speaks a line as mono frames, which come as soon as they are made. Rejects when it can't. */
  frames(text: string, signal?: AbortSignal): AsyncIterable<AudioFrame>;
  /** This line may be said next: what can be done for it in advance is done. */
  prepare?(text: string): void;
  /** These lines may be said at some time, in this order. They take the place of those that were named before. */
  prepareLater?(texts: readonly string[]): void;
  close(): Promise<void>;
}

/** Samples as frames of a twentieth of a second. */
export function* framesOf(samples: Int16Array, sampleRate: number): Generator<AudioFrame> {
  const step = sampleRate / framesASecond;
  for (let at = 0; at < samples.length; at += step) {
    const part = samples.slice(at, at + step);
    yield new AudioFrame(part, sampleRate, 1, part.length);
  }
}
