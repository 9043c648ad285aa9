import type { LevelSource } from '../levels.ts';

/** A source that says one thing: the same levels, once. */
export function heldLevels(...levels: number[]): LevelSource {
  return {
    subscribe(onLevels) {
      onLevels(levels);
      return () => undefined;
    },
  };
}

/** A voice in mid-word. */
export const voiceLevels = heldLevels(0.25, 0.6, 0.85, 1, 0.65, 0.8, 0.3);

/** A made-up voice: the levels of its `update`th update, always the same for the same number. */
export function scriptedVoice(update: number, bars: number): number[] {
  const loudness = 0.35 + 0.65 * Math.abs(Math.sin(update * 0.047));
  return Array.from({ length: bars }, (_, bar) => loudness * Math.abs(Math.sin(update * 0.19 + bar * 0.9)));
}

/** A source that says what it is told, when it is told. */
export interface ScriptedSource extends LevelSource {
  readonly send: (levels: readonly number[]) => void;
}

/** Makes a {@link ScriptedSource}. */
export function scriptedSource(): ScriptedSource {
  const listeners = new Set<(levels: ArrayLike<number>) => void>();
  return {
    subscribe(onLevels) {
      listeners.add(onLevels);
      return () => listeners.delete(onLevels);
    },
    send: (levels) => listeners.forEach((listener) => listener(levels)),
  };
}
