import { Svg } from './Bars.styles.ts';

/** Heights of the seven bars of a voice, in parts of the whole: the one motif of the product. */
export const barHeights = [0.32, 0.58, 0.84, 1, 0.7, 0.9, 0.4] as const;

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
