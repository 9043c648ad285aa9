/** How long a page may take until it is as long as it was, in milliseconds. */
const patienceMs = 5_000;
/** With these somebody shows that they go on by themselves. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How far each page of the history was scrolled, by the key of its entry. */
const places = new Map<string, number>();
let shown: string | null = null;
/** Ends the waiting for a page that is not long enough yet. */
let stopWaiting: (() => void) | null = null;
/** The browser scrolls before the page that it scrolls is there: that is no place of the page before. */
let leaving = false;

/** Has the page that is shown noted under its entry of the history. */
export function atEntry(key: string): void {
  if (shown === null) {
    addEventListener('popstate', () => (leaving = true));
    addEventListener('scroll', note, { passive: true });
    // What was scrolled before the script came, or is not told of yet.
    addEventListener('click', note, { capture: true });
  }
  leaving = false;
  shown = key;
}

/** Opens a page at its top. */
export function toTop(): void {
  stopWaiting?.();
  window.scrollTo(0, 0);
}

/** Goes back to where a page was left; what it shows may have to be loaded first. */
export function toPlaceOf(key: string): void {
  stopWaiting?.();
  const place = places.get(key) ?? 0;
  const attempt = () => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) <= 1) stop();
  };
  const grown = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = () => {
    stopWaiting = null;
    clearTimeout(timer);
    grown.disconnect();
    for (const move of ownMoves) removeEventListener(move, stop);
  };
  stopWaiting = stop;
  for (const move of ownMoves) addEventListener(move, stop, { passive: true });
  // Tells of the length that it has now, too.
  grown.observe(document.body);
}

function note(): void {
  if (shown !== null && !leaving && !stopWaiting) places.set(shown, window.scrollY);
}
