import { useLayoutEffect, useRef, type MouseEvent } from 'react';

/** A place that was left, and what was pressed there. */
interface Left {
  readonly place: string;
  readonly control: string | undefined;
  readonly scrollY: number;
}

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/**
 * Leads eyes and keyboard through places that replace each other on one page: to the heading of one that opens, and back
 * to what was pressed and where it stood, when the one before it comes again.
 * @returns what the element around all places needs.
 */
export function usePlaces(place: string) {
  const root = useRef<HTMLDivElement>(null);
  const here = useRef(place);
  const pressed = useRef<string>(undefined);
  const scrollY = useRef(0);
  const trail = useRef<Left[]>([]);

  useLayoutEffect(() => {
    if (here.current === place) return;
    const back = trail.current.findIndex((left) => left.place === place);
    const left = trail.current[back];
    if (left) trail.current.length = back;
    else trail.current.push({ place: here.current, control: pressed.current, scrollY: scrollY.current });
    here.current = place;
    const controls = left ? [...(root.current?.querySelectorAll('button') ?? [])] : [];
    const control = controls.find((one) => !one.disabled && nameOf(one) === left?.control);
    (control ?? root.current?.querySelector('h1'))?.focus({ preventScroll: true });
    window.scrollTo({ top: left?.scrollY ?? 0, behavior: 'instant' });
  }, [place]);

  return {
    ref: root,
    // A press changes the place at once, and the page may already be shorter when the new one is there.
    onClickCapture: ({ target }: MouseEvent) => {
      const control = target instanceof Element ? target.closest('button') : null;
      if (control) pressed.current = nameOf(control);
      scrollY.current = window.scrollY;
    },
  };
}
