import { type KeyboardEvent, useRef, useState } from 'react';
import { Moments } from './Ribbon.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { RibbonMark } from './types.ts';
import { markName } from './words.ts';

interface MarksProps {
  readonly marks: readonly RibbonMark[];
  readonly hrefOf: ((ms: number) => string | undefined) | undefined;
  /** Plays from a moment; missing where there is nothing to hear. */
  readonly onHear: ((ms: number) => void) | undefined;
  readonly onFocused: (mark: RibbonMark | null) => void;
}

/** How far a key goes among so many marks. */
function goes(key: string, from: number, count: number): number | undefined {
  const to = {
    ArrowRight: from + 1,
    ArrowDown: from + 1,
    ArrowLeft: from - 1,
    ArrowUp: from - 1,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}

/** The moments of a ribbon as a list: one stop of the tab key, inside which the arrow keys go from one to the next. */
export function Marks({ marks, hrefOf, onHear, onFocused }: MarksProps) {
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = goes(event.key, current, marks.length);
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('a, button')[to]?.focus();
  };
  return (
    <Moments
      ref={list}
      aria-label="Moments of the interview; the arrow keys go from one to the next"
      onKeyDown={move}
      onBlur={() => onFocused(null)}
    >
      {marks.map((mark, i) => {
        const name = markName(mark);
        const href = hrefOf?.(mark.startMs);
        const stop = {
          tabIndex: i === current ? 0 : -1,
          onFocus: () => {
            setCurrent(i);
            onFocused(mark);
          },
        };
        return (
          <li key={`${mark.kind}${mark.startMs}`}>
            {onHear ? (
              <VisuallyHidden as="button" type="button" {...stop} onClick={() => onHear(mark.startMs)}>
                {name}
              </VisuallyHidden>
            ) : href === undefined ? (
              <VisuallyHidden>{name}</VisuallyHidden>
            ) : (
              <VisuallyHidden as="a" href={href} {...stop}>
                {name}
              </VisuallyHidden>
            )}
          </li>
        );
      })}
    </Moments>
  );
}
