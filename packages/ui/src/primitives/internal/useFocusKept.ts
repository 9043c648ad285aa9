import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a part of the page whose button goes away once it was pressed: when `state` changes then and nothing
 * has the focus, the part's first control gets it, or the part itself, which needs `tabIndex={-1}`. The part is
 * brought into view. Whoever pressed nothing keeps their place.
 * @returns what to call at the press.
 */
export function useFocusKept(part: RefObject<HTMLElement | null>, state: unknown): () => void {
  const pressed = useRef(false);
  useEffect(() => {
    const asked = pressed.current;
    // One press is answered by one change.
    pressed.current = false;
    if (!asked) return;
    // What came of the press is to be seen, wherever a dialog that asked before has left the page.
    part.current?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement !== document.body) return;
    const control = part.current?.querySelector<HTMLElement>('summary, button:enabled, input:enabled, a[href]');
    (control ?? part.current)?.focus();
  }, [part, state]);
  return () => {
    pressed.current = true;
  };
}
