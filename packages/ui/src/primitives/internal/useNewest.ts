import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react';

/** How near to its end a list counts as read to the end, in px. */
const nearPx = 48;

/**
 * Keeps the end of a list in view when `lines` or its size change, unless whoever reads it scrolled up.
 * @returns the list's `onScroll`.
 */
export function useNewest(list: RefObject<HTMLElement | null>, lines: unknown, size?: unknown) {
  const follows = useRef(true);
  const lastTop = useRef(0);

  // Before the first paint, so that nobody sees the list jump.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const follow = () => {
      if (follows.current) element.scrollTo({ top: element.scrollHeight });
    };
    follow();
    // Lines grow without a change of ours too, as when a font arrives.
    const observer = new ResizeObserver(follow);
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [list, lines, size]);

  return ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    // Only a way up is somebody's own: text that grows makes the way to the end longer too.
    if (scrollHeight - scrollTop - clientHeight < nearPx) follows.current = true;
    else if (scrollTop < lastTop.current) follows.current = false;
    lastTop.current = scrollTop;
  };
}
