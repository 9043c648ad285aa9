import { createContext, useContext } from 'react';

/** Whether what is said went wrong or well. */
export type NoticeTone = 'problem' | 'success' | 'info';

export interface Notice {
  readonly text: string;
  readonly tone: NoticeTone;
  /** Where to go on from it. */
  readonly link?: { readonly text: string; readonly href: string };
}

/** A sentence about the page that a person comes from; every page with a frame shows it until it is dismissed. */
export interface NoticeStore {
  readonly get: () => Notice | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly show: (notice: Notice) => void;
  readonly clear: () => void;
}

/** Makes a store with nothing to say. */
export function createNotice(): NoticeStore {
  const listeners = new Set<() => void>();
  let notice: Notice | null = null;
  const set = (next: Notice | null) => {
    notice = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => notice,
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
