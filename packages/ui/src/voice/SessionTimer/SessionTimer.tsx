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
  /** Epoch milliseconds at which the clock stopped; absent while it runs. */
  readonly stoppedAtMs?: number | undefined;
  readonly now?: (() => number) | undefined;
}

/** Time since the interview began, or until it ends; never announced by itself. */
export function SessionTimer({ startedAtMs, endsAtMs, stoppedAtMs, now = Date.now }: SessionTimerProps) {
  const [ticking, setTicking] = useState(now);
  const nowMs = stoppedAtMs ?? ticking;
  useEffect(() => {
    const update = () => setTicking(now());
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [now]);
  if (endsAtMs === undefined)
    return (
      <span>
        <VisuallyHidden>{stoppedAtMs === undefined ? 'Time elapsed: ' : 'Paused at '}</VisuallyHidden>
        <Time>{clockText(nowMs - startedAtMs)}</Time>
      </span>
    );
  return (
    <Time as="span" data-soon={endsAtMs - nowMs <= soonMs}>
      <time>{clockText(endsAtMs - nowMs)}</time> left
    </Time>
  );
}
