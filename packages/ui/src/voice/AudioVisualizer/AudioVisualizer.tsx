import { useRef } from 'react';
import type { LevelSource } from '../levels.ts';
import type { AgentState } from '../types.ts';
import { Bar, Row } from './AudioVisualizer.styles.ts';
import { useHeights } from './useHeights.ts';
import { useSteps } from './useSteps.ts';

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
 * A voice as bars. Levels and steps go straight to the elements, so that sixty of them a second cost no rendering. A
 * picture only: the state in words stands beside it.
 */
export function AudioVisualizer(props: AudioVisualizerProps) {
  const { state, bars = 15, minHeight = 20, maxHeight = 100, levels, size = 'large' } = props;
  const row = useRef<HTMLDivElement>(null);
  useSteps(row, state, bars);
  useHeights(row, { bars, min: minHeight, max: maxHeight, levels });
  return (
    <Row ref={row} data-state={state} data-size={size} aria-hidden="true">
      {Array.from({ length: bars }, (_, index) => (
        <Bar key={index} />
      ))}
    </Row>
  );
}
