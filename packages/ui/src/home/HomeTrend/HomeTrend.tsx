import { LevelMark, Link, RibbonBars } from '../../primitives/index.ts';
import type { TrendRibbon } from '../types.ts';
import { About, Band, Entry, List } from './HomeTrend.styles.ts';

interface HomeTrendProps {
  /** The newest first. */
  readonly trend: readonly TrendRibbon[];
}

/** The last interviews as ribbons, one under the other, so that a change can be seen. */
export function HomeTrend({ trend }: HomeTrendProps) {
  return (
    <List aria-label="Your last interviews">
      {trend.map(({ id, href, title, dateText, level, ribbon }) => (
        <Entry key={id}>
          <About>
            <Link href={href}>{title}</Link>
            <span>{dateText}</span>
          </About>
          {ribbon && (
            // A larger target for the pointer; the title is the link of everyone else.
            <Band href={href} tabIndex={-1} aria-hidden="true">
              <RibbonBars bars={ribbon} size="short" />
            </Band>
          )}
          {level && <LevelMark likely={[level]} />}
        </Entry>
      ))}
    </List>
  );
}
