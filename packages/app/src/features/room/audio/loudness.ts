import type { LevelSource } from '@viva/ui';
import { sharedContext } from './levels.ts';

/**
 * Loudness that is shown as 0, in decibels under full scale. A voice at its nominal level of −26 dB (ITU-T P.56) then
 * stands in the middle, and the noise of a quiet room, some −60 dB, at 0.
 */
const silenceDb = -50;
const fftSize = 2_048;
const everyMs = 50;

/** How loud samples are, 0 to 1: their root mean square in decibels. */
export function loudnessOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += (samples[i] ?? 0) ** 2;
  const db = 10 * Math.log10(sum / Math.max(1, samples.length));
  return Math.min(1, Math.max(0, 1 - db / silenceDb));
}

/** Measures how loud a track is as one level; see {@link loudnessOf}. Nothing else hears the sound through it. */
export function createLoudness(track: MediaStreamTrack): LevelSource {
  return {
    subscribe: (onLevels) => {
      const context = sharedContext();
      void context.resume().catch(() => undefined);
      const source = context.createMediaStreamSource(new MediaStream([track]));
      const analyser = context.createAnalyser();
      analyser.fftSize = fftSize;
      source.connect(analyser);
      const samples = new Float32Array(fftSize);
      const timer = setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        onLevels([loudnessOf(samples)]);
      }, everyMs);
      return () => {
        clearInterval(timer);
        source.disconnect();
      };
    },
  };
}
