import { useEffect, useRef, useState, type RefObject } from 'react';

/** Widest window, in px, that has the hamburger menu. */
export const mobileMaxWidth = 768;

/** Whether the mobile menu is open; closes on a press outside, on Escape, and once the window is wider than 768 px. */
export function useMobileMenu(): {
  ref: RefObject<HTMLElement | null>;
  open: boolean;
  setOpen: (open: boolean) => void;
} {
  const ref = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const close = () => setOpen(false);
    const wide = window.matchMedia(`(min-width: ${mobileMaxWidth + 1}px)`);
    const outside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
      wide.removeEventListener('change', close);
    };
  }, [open]);
  return { ref, open, setOpen };
}
