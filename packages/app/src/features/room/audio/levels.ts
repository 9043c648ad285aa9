import type { LevelSource } from '@viva/ui';

/** Speech lies between these frequencies, in hertz; what is outside moves no bar. */
const lowestHz = 100;
const highestHz = 6_000;
const fftSize = 1_024;
/** Least time between two measures in milliseconds: thirty a second look alive, and sixty cost twice as much. */
const everyMs = 30;

let shared: AudioContext | null = null;

/** The one context that everything on this page is measured in. */
export const sharedContext = (): AudioContext => (shared ??= new AudioContext());

/** Lets levels be measured; must run inside a press where the browser asks for one. */
export const resumeLevels = (): void => void shared?.resume();

/**
 * Measures how loud a track is in `bands` bands, while the page is seen and somebody listens.
 * Nothing else hears the sound through it.
 */
export function createLevels(track: MediaStreamTrack, bands: number): LevelSource {
  return {
    subscribe: (onLevels) => {
      const context = sharedContext();
      void context.resume().catch(() => undefined);
      const source = context.createMediaStreamSource(new MediaStream([track]));
      const analyser = context.createAnalyser();
      analyser.fftSize = fftSize;
      analyser.smoothingTimeConstant = 0.6;
      source.connect(analyser);

      const spectrum = new Uint8Array(analyser.frequencyBinCount);
      const levels = new Float32Array(bands);
      const hzPerBin = context.sampleRate / fftSize;
      let measuredAt = 0;
      let frame = requestAnimationFrame(function draw(now) {
        frame = requestAnimationFrame(draw);
        if (now - measuredAt < everyMs) return;
        measuredAt = now;
        analyser.getByteFrequencyData(spectrum);
        measureBands(spectrum, hzPerBin, levels);
        onLevels(levels);
      });

      return () => {
        cancelAnimationFrame(frame);
        source.disconnect();
      };
    },
  };
}

/** Writes the mean of each band into `levels`, 0 to 1; bands are equally wide to the ear (logarithmic). */
export function measureBands(spectrum: Uint8Array, hzPerBin: number, levels: Float32Array): void {
  const ratio = highestHz / lowestHz;
  for (let band = 0; band < levels.length; band++) {
    const from = Math.floor((lowestHz * ratio ** (band / levels.length)) / hzPerBin);
    const to = Math.max(from + 1, Math.floor((lowestHz * ratio ** ((band + 1) / levels.length)) / hzPerBin));
    let sum = 0;
    for (let bin = from; bin < to; bin++) sum += spectrum[bin] ?? 0;
    levels[band] = sum / (to - from) / 255;
  }
}
