import { useEffect } from 'react';
import { guardBack } from './backGuard.ts';

/** Has the browser's Back ask first, as long as there is something to lose. */
export function useBackGuard(active: boolean, onBack: () => void): void {
  useEffect(() => (active ? guardBack(window, onBack) : undefined), [active, onBack]);
}
