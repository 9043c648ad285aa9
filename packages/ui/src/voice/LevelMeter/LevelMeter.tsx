import { useLayoutEffect, useRef } from 'react';
import type { LevelSource } from '../levels.ts';
import { heardFrom } from './heard.ts';
import { Meter, Scale, Tick, Ticks } from './LevelMeter.styles.ts';

/** Three times the seven bars of a voice. */
const ticks = Array.from({ length: 21 }, (_, index) => index / 21);

const zoneAt = (level: number) => (level < heardFrom.well ? 'quiet' : level < heardFrom.tooLoud ? 'good' : 'loud');

/**
 * How loud a microphone is just now, from too quiet to too loud. The level goes straight to a CSS variable. A picture
 * only: what it means stands beside it in words.
 */
export function LevelMeter({ levels }: { readonly levels?: LevelSource | undefined }) {
  const meter = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const draw = (now: ArrayLike<number>) =>
      meter.current?.style.setProperty('--level', Math.max(0, ...Array.from(now)).toFixed(2));
    draw([]);
    return levels?.subscribe(draw);
  }, [levels]);
  return (
    <Meter ref={meter} aria-hidden="true">
      <Ticks>
        {ticks.map((at) => (
          <Tick key={at} data-zone={zoneAt(at)} style={{ '--at': at.toFixed(3) }} />
        ))}
      </Ticks>
      <Scale>
        <span>Quiet</span>
        <span>Good</span>
        <span>Loud</span>
      </Scale>
    </Meter>
  );
}
