/** The part of a window that its Back button is guarded with. */
export interface GuardedWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'back'>;
  addEventListener(type: 'popstate', listener: () => void): void;
  removeEventListener(type: 'popstate', listener: () => void): void;
}

const mark = 'viva.guard';

/** Whether the entry of the history that is shown is the guard's own: the page that leaves it takes its place. */
export const isGuarded = ({ history: { state } }: Pick<GuardedWindow, 'history'>): boolean =>
  typeof state === 'object' && state !== null && mark in state;

/**
 * Puts a copy of the page's entry on top of the history, so that Back leads to the page itself: then `onBack` is called, and
 * the copy put back. A browser may pass over it for a person who has not touched the page.
 * @returns how to end it; the copy is taken away again unless the page has been left.
 */
export function guardBack(window: GuardedWindow, onBack: () => void): () => void {
  const { history } = window;
  const put = () => {
    if (!isGuarded(window)) history.pushState({ ...(history.state as object | null), [mark]: true }, '');
  };
  const listener = () => {
    if (isGuarded(window)) return;
    put();
    onBack();
  };
  put();
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('popstate', listener);
    if (isGuarded(window)) history.back();
  };
}
