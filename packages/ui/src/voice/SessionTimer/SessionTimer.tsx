import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../primitives/index.ts';
import { clockText } from './duration.ts';
import { Time } from './SessionTimer.styles.ts';

export interface SessionTimerProps {
  /** Epoch milliseconds. */
  readonly startedAtMs: number;
  readonly now?: (() => number) | undefined;
}

/** Time since the interview began; never announced by itself. */
export function SessionTimer({ startedAtMs, now = Date.now }: SessionTimerProps) {
  const [elapsedMs, setElapsedMs] = useState(() => now() - startedAtMs);
  useEffect(() => {
    const update = () => setElapsedMs(now() - startedAtMs);
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [startedAtMs, now]);
  const text = clockText(elapsedMs);
  return (
    <span>
      <VisuallyHidden>Time elapsed: </VisuallyHidden>
      <Time>{text}</Time>
    </span>
  );
}
