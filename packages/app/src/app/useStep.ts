import { useEffect, useRef } from 'react';
import { mainId } from './usePage.ts';

/**
 * What belongs to a step that takes the place of another on the same page: the top of the content, and the focus where
 * the element that had it is gone with the step before.
 */
export function useStep(step: string): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [step]);
}
