import { useEffect, useState, type CSSProperties, type FocusEvent } from 'react';

/** With less height than this, in pixels, an on-screen keyboard leaves no room for the whole panel. */
const tightPx = 560;

const isField = (element: EventTarget): boolean => element instanceof HTMLTextAreaElement;
const hasOnScreenKeyboard = (): boolean => window.matchMedia('(pointer: coarse)').matches;

interface Visible {
  readonly heightPx: number;
  readonly topPx: number;
}

const visibleNow = (): Visible | null => {
  const viewport = window.visualViewport;
  const heightPx = viewport?.height ?? window.innerHeight;
  return heightPx < tightPx ? { heightPx, topPx: viewport?.offsetTop ?? 0 } : null;
};

/**
 * What a panel needs to stay within the part of the page that an on-screen keyboard leaves: while an answer is typed there,
 * `data-typing` is true and two variables say where that part is. Some browsers neither resize the page nor tell CSS of it.
 */
export function useKeyboardRoom() {
  const [typing, setTyping] = useState(false);
  const [visible, setVisible] = useState<Visible | null>(null);
  useEffect(() => {
    if (!typing) return undefined;
    const look = () => setVisible(visibleNow());
    look();
    const viewport: EventTarget = window.visualViewport ?? window;
    viewport.addEventListener('resize', look);
    viewport.addEventListener('scroll', look);
    return () => {
      viewport.removeEventListener('resize', look);
      viewport.removeEventListener('scroll', look);
    };
  }, [typing]);
  const tight = typing ? visible : null;
  return {
    onFocus: ({ target }: FocusEvent) => setTyping(isField(target) && hasOnScreenKeyboard()),
    onBlur: () => setTyping(false),
    'data-typing': tight !== null,
    style: tight
      ? ({ '--visible-height': `${tight.heightPx}px`, '--visible-top': `${tight.topPx}px` } as CSSProperties)
      : undefined,
  };
}
