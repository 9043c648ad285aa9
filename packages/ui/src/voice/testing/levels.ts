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
