/** The least and the greatest height of a bar, in percent of the visualizer. */
export interface HeightRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Heights of the bars, in percent, for levels from 0 to 1. A single level makes a rounded hill, so that a voice looks
 * like one; as many levels as bars are taken as they are; any other number is spread over the bars.
 */
export function spread(levels: ArrayLike<number>, bars: number, { min, max }: HeightRange): number[] {
  return Array.from({ length: bars }, (_, bar) => {
    const level = Math.min(1, Math.max(0, levelAt(levels, bar, bars)));
    return min + (max - min) * level;
  });
}

function levelAt(levels: ArrayLike<number>, bar: number, bars: number): number {
  if (levels.length === 1) return (levels[0] ?? 0) * (0.35 + 0.65 * Math.sin((Math.PI * (bar + 0.5)) / bars));
  return levels[Math.floor((bar * levels.length) / bars)] ?? 0;
}
