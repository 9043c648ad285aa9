import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a pointer rests before the words come, and how long it may be on its way to them, in milliseconds. */
const restMs = 300;
const leaveMs = 150;

/** When a tooltip is shown: after a rest of the pointer or at once for the keyboard, until either is gone, or Escape. */
export function useTip() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: Element | null, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setAnchor(next);
    else timer.current = setTimeout(() => setAnchor(next), afterMs);
  };
  const close = () => change(null);

  return {
    /** What the words stand beside; null while they are put away. */
    anchor,
    trigger: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') change(currentTarget, anchor ? 0 : restMs);
      },
      onPointerLeave: () => change(null, leaveMs),
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) change(currentTarget);
      },
      onBlur: close,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') close();
      },
      // Whoever presses knows already.
      onPointerDown: close,
    },
    popup: { onClose: close, onPointerEnter: () => change(anchor), onPointerLeave: () => change(null, leaveMs) },
  };
}
