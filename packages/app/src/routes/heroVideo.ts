import type { HeroVideoView } from '@viva/ui';

/** The specification's figures (section 9): how often the recording is tried again, and the waits in milliseconds. */
export const retries = 3;
export const afterErrorMs = 1_000;
export const stallCheckMs = 5_000;

/** The recording of the landing page: what is seen of it, and what its element tells. */
export interface HeroVideo {
  readonly view: () => HeroVideoView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to load it; until then, and when nothing else is left, its still is shown. */
  readonly start: () => void;
  readonly playing: () => void;
  readonly failed: () => void;
  /** Forgets what was still to be waited for. */
  readonly stop: () => void;
}

const still: HeroVideoView = { phase: 'still' };

/** Tries a recording that fails, or doesn't play in time, again; then leaves its still for good. */
export function createHeroVideo(): HeroVideo {
  const listeners = new Set<() => void>();
  let view = still;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const show = (next: HeroVideoView) => {
    view = next;
    for (const listener of listeners) listener();
  };
  const attempt = (number: number) => {
    show(number === 0 ? { phase: 'loading', attempt: 0 } : { phase: 'retrying', attempt: number, of: retries });
    wait(stallCheckMs, again);
  };
  const again = () => {
    if (view.phase === 'still') return;
    if (view.attempt < retries) return attempt(view.attempt + 1);
    clearTimeout(timer);
    show(still);
  };

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => attempt(0),
    playing: () => {
      if (view.phase === 'still') return;
      clearTimeout(timer);
      if (view.phase !== 'playing') show({ phase: 'playing', attempt: view.attempt });
    },
    failed: () => {
      if (view.phase !== 'still') wait(afterErrorMs, again);
    },
    stop: () => {
      clearTimeout(timer);
      show(still);
    },
  };
}
