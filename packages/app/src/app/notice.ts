import { createContext, useContext } from 'react';

/** A sentence about the page that a person comes from; every page with a frame shows it until it is dismissed. */
export interface NoticeStore {
  readonly get: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly show: (text: string) => void;
  readonly clear: () => void;
}

/** Makes a store with nothing to say. */
export function createNotice(): NoticeStore {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  const set = (next: string | null) => {
    text = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => text,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: set,
    clear: () => set(null),
  };
}

const NoticeContext = createContext<NoticeStore | null>(null);

export const NoticeProvider = NoticeContext.Provider;

/** The store of this page. */
export function useNotice(): NoticeStore {
  const store = useContext(NoticeContext);
  if (!store) throw new Error('NoticeProvider is missing');
  return store;
}
