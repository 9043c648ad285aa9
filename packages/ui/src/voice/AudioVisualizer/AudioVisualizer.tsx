import { useRef } from 'react';
import type { LevelSource } from '../levels.ts';
import type { AgentState } from '../types.ts';
import { Bar, Lines } from './AudioVisualizer.styles.ts';
import { useHeights } from './useHeights.ts';
import { useSteps } from './useSteps.ts';

export interface AudioVisualizerProps {
  /** Whose work the bars show; without one they only follow the levels. */
  readonly state?: AgentState | undefined;
  readonly bars?: number | undefined;
  /** Heights in percent. */
  readonly minHeight?: number;
  readonly maxHeight?: number;
  readonly levels?: LevelSource | undefined;
  /** `large` for a screen, `medium` for a card, `small` beside a word. */
  readonly size?: 'large' | 'medium' | 'small';
}

/**
 * A voice as bars, as high as its container. Levels and steps go straight to the elements, so that sixty of them a
 * second cost no rendering. A picture only: the state in words stands beside it.
 */
export function AudioVisualizer(props: AudioVisualizerProps) {
  const { state, bars = 15, minHeight = 20, maxHeight = 100, levels, size = 'large' } = props;
  const lines = useRef<SVGSVGElement>(null);
  useSteps(lines, state, bars);
  useHeights(lines, { bars, min: minHeight, max: maxHeight, levels });
  return (
    <Lines
      ref={lines}
      data-state={state}
      data-size={size}
      style={{ '--bars': bars }}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: bars }, (_, index) => (
        <Bar key={index} y1="50%" y2="50%" style={{ '--index': index }} />
      ))}
    </Lines>
  );
}
