import { useLayoutEffect, type RefObject } from 'react';
import type { LevelSource } from '../levels.ts';
import { spread } from './spread.ts';

/** How high the bars of a row can be, in percent, and what they follow. */
export interface Heights {
  readonly bars: number;
  readonly min: number;
  readonly max: number;
  readonly levels: LevelSource | undefined;
}

/** Keeps each bar's `--height` at its level, without rendering; a height that stays the same is not written again. */
export function useHeights(row: RefObject<HTMLElement | null>, { bars, min, max, levels }: Heights): void {
  useLayoutEffect(() => {
    const written: string[] = [];
    const draw = (now: ArrayLike<number>) =>
      spread(now, bars, { min, max }).forEach((height, index) => {
        const text = height.toFixed(1);
        if (written[index] === text) return;
        written[index] = text;
        const bar = row.current?.children[index];
        if (bar instanceof HTMLElement) bar.style.setProperty('--height', text);
      });
    draw([]);
    return levels?.subscribe(draw);
  }, [row, bars, min, max, levels]);
}
