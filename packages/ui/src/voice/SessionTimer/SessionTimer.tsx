import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../primitives/index.ts';
import { clockText } from './duration.ts';
import { Time } from './SessionTimer.styles.ts';

/** From here on the time left is shown as pressing, in milliseconds. */
const soonMs = 60_000;

export interface SessionTimerProps {
  /** Epoch milliseconds. */
  readonly startedAtMs: number;
  /** Epoch milliseconds at which it is over; then the time left is shown instead of the time gone. */
  readonly endsAtMs?: number | undefined;
  readonly now?: (() => number) | undefined;
}

/** Time since the interview began, or until it ends; never announced by itself. */
export function SessionTimer({ startedAtMs, endsAtMs, now = Date.now }: SessionTimerProps) {
  const [nowMs, setNowMs] = useState(now);
  useEffect(() => {
    const update = () => setNowMs(now());
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [now]);
  if (endsAtMs === undefined)
    return (
      <span>
        <VisuallyHidden>Time elapsed: </VisuallyHidden>
        <Time>{clockText(nowMs - startedAtMs)}</Time>
      </span>
    );
  return (
    <Time as="span" data-soon={endsAtMs - nowMs <= soonMs}>
      <time>{clockText(endsAtMs - nowMs)}</time> left
    </Time>
  );
}
