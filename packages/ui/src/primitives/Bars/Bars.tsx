import { Svg } from './Bars.styles.ts';
import { barHeights } from './barHeights.ts';

export interface BarsProps {
  /** Something is under way. Stands still for those who asked for less movement. */
  readonly moving?: boolean;
  readonly size?: 'text' | 'large';
}

/** Seven bars of a voice as a picture; says nothing to a screen reader. */
export function Bars({ moving = false, size = 'text' }: BarsProps) {
  return (
    <Svg viewBox="0 0 28 28" aria-hidden="true" focusable="false" data-moving={moving} data-size={size}>
      {barHeights.map((height, index) => (
        <rect key={index} x={index * 4 + 0.75} y={14 - height * 12} width="2.5" height={height * 24} rx="1.25" />
      ))}
    </Svg>
  );
}
