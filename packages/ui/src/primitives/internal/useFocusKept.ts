import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a part of the page whose button goes away once it was pressed: when `state` changes then and nothing
 * has the focus, the part's first control gets it, or the part itself, which needs `tabIndex={-1}`. The part is
 * brought into view. Whoever pressed nothing keeps their place.
 * @returns what to call at the press. In a list from which something is removed, with its place: then the next one gets the focus.
 */
export function useFocusKept(part: RefObject<HTMLElement | null>, state: unknown): (place?: number) => void {
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    const asked = pressed.current;
    // One press is answered by one change.
    pressed.current = null;
    if (asked === null) return;
    // What came of the press is to be seen, wherever a dialog that asked before has left the page.
    const entries = part.current?.querySelectorAll('li');
    const shown = entries?.[Math.min(asked, entries.length - 1)] ?? part.current;
    shown?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement !== document.body) return;
    const control = shown?.querySelector<HTMLElement>('summary, button:enabled, input:enabled, a[href]');
    (control ?? part.current)?.focus();
  }, [part, state]);
  return (place = 0) => {
    pressed.current = place;
  };
}
