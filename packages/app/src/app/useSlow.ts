import { useEffect, useState } from 'react';

/** Whether a component has been shown for so long, in milliseconds: what it waits for then takes longer than usual. */
export function useSlow(afterMs: number): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return slow;
}
