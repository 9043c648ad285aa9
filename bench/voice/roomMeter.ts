import { AudioStream, type Track } from '@livekit/rtc-node';

const sampleRate = 16_000;
/** Long frames, since each costs the same; what is in them is told apart by blocks. */
const frameMs = 50;
const blockSamples = 160;
/** Root mean square above which there is speech, and how long it must be below for the end of it: as in the page's meter. */
const threshold = 0.008;
const endAfterMs = 250;
const fullScale = 32_768;
const lookEveryMs = 10;

interface Sound {
  readonly startedAt: number;
  endedAt: number | undefined;
}

/** Stretches of sound in what is received, by `performance.now()` of their arrival. */
export class RoomMeter {
  readonly sounds: Sound[] = [];
  #quietSince: number | undefined;

  /** Measures until the track ends. */
  async listen(track: Track): Promise<void> {
    for await (const { data } of new AudioStream(track, { sampleRate, numChannels: 1, frameSizeMs: frameMs })) {
      const arrived = performance.now();
      for (let at = 0; at < data.length; at += blockSamples) {
        let sum = 0;
        for (const sample of data.subarray(at, at + blockSamples)) sum += sample * sample;
        const ago = ((data.length - at - blockSamples) / sampleRate) * 1_000;
        this.#take(Math.sqrt(sum / blockSamples) / fullScale, arrived - ago);
      }
    }
  }

  /** Waits for a sound that began after a moment; answers when it began. */
  async hears(after: number, withinMs = 30_000): Promise<number> {
    return this.#until(
      withinMs,
      'no sound came',
      () => this.sounds.find(({ startedAt }) => startedAt > after)?.startedAt,
    );
  }

  /** Waits until it has been quiet for a while. */
  async untilQuiet(forMs = 900, withinMs = 60_000): Promise<void> {
    await this.#until(withinMs, 'the sound did not end', () => {
      const endedAt = this.sounds.at(-1)?.endedAt;
      return endedAt !== undefined && performance.now() - endedAt > forMs ? true : undefined;
    });
  }

  #take(level: number, now: number): void {
    const last = this.sounds.at(-1);
    const sounding = last && last.endedAt === undefined ? last : undefined;
    if (level > threshold) {
      this.#quietSince = undefined;
      if (!sounding) this.sounds.push({ startedAt: now, endedAt: undefined });
    } else if (sounding) {
      this.#quietSince ??= now;
      if (now - this.#quietSince > endAfterMs) sounding.endedAt = this.#quietSince;
    }
  }

  async #until<T>(withinMs: number, otherwise: string, look: () => T | undefined): Promise<T> {
    for (const deadline = performance.now() + withinMs; performance.now() < deadline;) {
      const found = look();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    throw new Error(`${otherwise} within ${withinMs} ms`);
  }
}
