import { useEffect, useRef, useState } from 'react';

/** Counts whole seconds down from `seconds`, and calls `onEnd` once when they are over. */
export function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (left <= 0) return latest.current();
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
