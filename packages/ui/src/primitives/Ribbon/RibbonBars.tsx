import { memo } from 'react';
import { Field, Svg } from './RibbonBars.styles.ts';
import { ribbonPaths, ribbonSlots } from './ribbonShape.ts';
import type { RibbonBar } from './types.ts';

export interface RibbonBarsProps {
  readonly bars: readonly (RibbonBar & { readonly fillers?: number })[];
  /** `short` is for lists. */
  readonly size?: keyof typeof ribbonSlots;
}

/** The bars of a ribbon as a picture; says nothing to a screen reader. */
export const RibbonBars = memo(function RibbonBars({ bars, size = 'whole' }: RibbonBarsProps) {
  const slots = ribbonSlots[size];
  return (
    <Field data-size={size}>
      <Svg viewBox={`0 0 ${slots} 100`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {ribbonPaths(bars, 1, 100).map(({ kind, d }) => (
          <path key={kind} data-kind={kind} d={d} />
        ))}
      </Svg>
    </Field>
  );
});
