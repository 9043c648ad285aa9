import {
  AudioFrame,
  AudioSource,
  LocalAudioTrack,
  type Room,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node';
import type { Recording } from '../../e2e/support/speech.ts';

const sampleRate = 16_000;
/** Longer than any recording, in milliseconds. */
const queueMs = 60_000;
const frameMs = 10;
/** Louder than this is speech, as the page's microphone in `e2e/support/candidate.init.js` has it. */
const audible = 300;

/** First and last loud sample, by `performance.now()`. */
export interface Spoken {
  readonly startedAt: number;
  readonly endedAt: number;
}

/** A microphone in a room that plays recordings, and sends silence between them without a pause. */
export class RoomMicrophone {
  readonly #source = new AudioSource(sampleRate, 1, queueMs);

  async publish(room: Room): Promise<void> {
    const track = LocalAudioTrack.createAudioTrack('microphone', this.#source);
    await room.localParticipant?.publishTrack(
      track,
      new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE, dtx: false }),
    );
  }

  /** Speaks; settles when the last sample has been sent. */
  async say(recording: Recording): Promise<Spoken> {
    const samples = new Int16Array(Uint8Array.from(Buffer.from(recording.base64, 'base64')).buffer);
    const step = (sampleRate * frameMs) / 1_000;
    const whole = samples.subarray(0, samples.length - (samples.length % step));
    const startedAt = performance.now();
    await this.#source.captureFrame(new AudioFrame(whole, sampleRate, 1, whole.length));
    await this.#source.waitForPlayout();
    const at = (index: number) => startedAt + (index / sampleRate) * 1_000;
    const loud = (sample: number) => Math.abs(sample) > audible;
    return { startedAt: at(whole.findIndex(loud)), endedAt: at(whole.findLastIndex(loud)) };
  }

  async close(): Promise<void> {
    await this.#source.close();
  }
}
