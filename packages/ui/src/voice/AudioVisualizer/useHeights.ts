import { useLayoutEffect, type RefObject } from 'react';
import type { LevelSource } from '../levels.ts';
import { endsOf, type BarBox } from './ends.ts';
import { spread } from './spread.ts';

/** How high the bars can be, in percent, and what they follow. */
export interface Heights {
  readonly bars: number;
  readonly min: number;
  readonly max: number;
  readonly levels: LevelSource | undefined;
}

/** Draws the lines of `svg` as high as their levels, without rendering; fits them again when its size changes. */
export function useHeights(svg: RefObject<SVGSVGElement | null>, { bars, min, max, levels }: Heights): void {
  useLayoutEffect(() => {
    const element = svg.current;
    const lines = [...(element?.children ?? [])];
    if (!element || !lines[0]) return undefined;
    let box = boxOf(element, lines[0]);
    let heights = spread([], bars, { min, max });
    const drawn: (string | undefined)[] = [];
    const draw = () =>
      heights.forEach((height, index) => {
        const { flat, ...ends } = endsOf(height, box);
        const [top, bottom] = [ends.top.toFixed(1), ends.bottom.toFixed(1)];
        // An end that stays where it is must not be painted again: most of a talk is one side's silence.
        if (drawn[index] === `${top} ${bottom}`) return;
        drawn[index] = `${top} ${bottom}`;
        lines[index]?.setAttribute('y1', top);
        lines[index]?.setAttribute('y2', bottom);
        lines[index]?.toggleAttribute('data-flat', flat);
      });
    draw();
    const observer = new ResizeObserver(() => {
      box = boxOf(element, lines[0] ?? element);
      draw();
    });
    observer.observe(element);
    const unsubscribe = levels?.subscribe((now) => {
      heights = spread(now, bars, { min, max });
      draw();
    });
    return () => {
      unsubscribe?.();
      observer.disconnect();
    };
  }, [svg, bars, min, max, levels]);
}

function boxOf(svg: SVGSVGElement, line: Element): BarBox {
  return {
    height: svg.getBoundingClientRect().height,
    bar: Number.parseFloat(getComputedStyle(line).strokeWidth) || 0,
  };
}
