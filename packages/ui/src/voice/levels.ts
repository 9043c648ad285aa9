/**
 * Loudness over time, from 0 to 1. `subscribe` calls back with one level for each bar (or a single one for all of them)
 * as often as the sound is measured, and returns how to stop. What listens draws through CSS variables, so a source may
 * call sixty times a second and may hand over the same array again.
 */
export interface LevelSource {
  readonly subscribe: (onLevels: (levels: ArrayLike<number>) => void) => () => void;
}
