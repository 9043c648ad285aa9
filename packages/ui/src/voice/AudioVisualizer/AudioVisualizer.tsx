import { useEffect, useRef } from 'react';
import type { AgentState } from '../../room/types.ts';
import type { LevelSource } from '../levels.ts';
import { Bar, Row } from './AudioVisualizer.styles.ts';
import { spread } from './spread.ts';
import { useLitBars } from './useLitBars.ts';

export interface AudioVisualizerProps {
  /** Whose work the bars show; without one they only follow the levels. */
  readonly state?: AgentState | undefined;
  readonly bars?: number;
  /** Heights in percent. */
  readonly minHeight?: number;
  readonly maxHeight?: number;
  readonly levels?: LevelSource | undefined;
  readonly size?: 'large' | 'small';
}

/**
 * A voice as bars. Levels go straight to CSS variables, so that sixty of them a second cost no rendering. A picture
 * only: the state in words stands beside it.
 */
export function AudioVisualizer(props: AudioVisualizerProps) {
  const { state, bars = 15, minHeight = 20, maxHeight = 100, levels, size = 'large' } = props;
  const row = useRef<HTMLDivElement>(null);
  const lit = useLitBars(state, bars);

  useEffect(() => {
    const draw = (heights: readonly number[]) =>
      heights.forEach((height, index) => {
        const bar = row.current?.children[index];
        if (bar instanceof HTMLElement) bar.style.setProperty('--height', height.toFixed(1));
      });
    const range = { min: minHeight, max: maxHeight };
    draw(spread([], bars, range));
    return levels?.subscribe((now) => draw(spread(now, bars, range)));
  }, [levels, bars, minHeight, maxHeight]);

  return (
    <Row ref={row} data-state={state} data-size={size} aria-hidden="true">
      {Array.from({ length: bars }, (_, index) => (
        <Bar key={index} data-lit={lit.includes(index)} />
      ))}
    </Row>
  );
}
