import type { LevelSource } from '@viva/ui';
import type { Clock } from '../core/clock.ts';

/** Time between two levels in milliseconds. */
const frameMs = 33;

/** How often a voice swells: by syllables (speech is modulated most at 4 to 5 Hz), and by phrases. */
const syllablesHz = 4.2;
const phrasesHz = 0.4;

const wave = (hz: number, seconds: number, shift = 0) => (1 + Math.sin(2 * Math.PI * hz * seconds + shift)) / 2;

/** How loud a voice is in `bands` bands, 0 to 1, `ms` into its speech; the same at every time of asking. */
export function voiceAt(ms: number, bands: number): number[] {
  const seconds = ms / 1000;
  const loudness = (0.25 + 0.75 * wave(syllablesHz, seconds)) * (0.7 + 0.3 * wave(phrasesHz, seconds, 1));
  return Array.from({ length: bands }, (_, band) => {
    const place = bands === 1 ? 0.35 : band / (bands - 1);
    // Most of a voice's energy lies in the lower third.
    const share = 1 - 0.75 * Math.abs(place - 0.35);
    return loudness * share * (0.75 + 0.25 * wave(1.7, seconds, band * 1.9));
  });
}

/** A source of levels on a clock; `speakingMs` says how long the voice has been speaking, null while it is silent. */
export function scriptedLevels(clock: Clock, bands: number, speakingMs: () => number | null): LevelSource {
  return {
    subscribe: (onLevels) => {
      let stop = () => undefined as void;
      const draw = () => {
        const ms = speakingMs();
        onLevels(ms === null ? Array.from({ length: bands }, () => 0) : voiceAt(ms, bands));
        stop = clock.after(frameMs, draw);
      };
      draw();
      return () => stop();
    },
  };
}
