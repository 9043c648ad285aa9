/** What a person said about being counted on this machine; `unasked` until they say something. */
export type Consent = 'unasked' | 'granted' | 'denied';

/** Remembers what was said, and whether the question stands on the page. */
export interface ConsentStore {
  readonly get: () => Consent;
  /** Whether the question is to be shown: nothing was said yet, or the person wants to choose again. */
  readonly asking: () => boolean;
  readonly allow: () => void;
  readonly refuse: () => void;
  /** Asks again; what was said holds until the answer. */
  readonly askAgain: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The browser's storage, or null where a page may not store anything: then an answer holds until the page is left. */
type Remembering = Pick<Storage, 'getItem' | 'setItem'> | null;

export const consentKey = 'viva.analytics';

/** Makes the store; `changes` tells of keys that another window changed. */
export function createConsent(
  storage: Remembering = localStorageOrNull(),
  changes: Pick<EventTarget, 'addEventListener'> | null = typeof window === 'undefined' ? null : window,
): ConsentStore {
  let said = stored(storage) ?? 'unasked';
  let again = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const answer = (next: Consent) => {
    said = next;
    again = false;
    attempt(() => storage?.setItem(consentKey, next));
    tell();
  };
  changes?.addEventListener('storage', () => {
    const now = stored(storage);
    if (now === null || now === said) return;
    said = now;
    again = false;
    tell();
  });

  return {
    get: () => said,
    asking: () => again || said === 'unasked',
    allow: () => answer('granted'),
    refuse: () => answer('denied'),
    askAgain: () => {
      again = true;
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function stored(storage: Remembering): Consent | null {
  const value = attempt(() => storage?.getItem(consentKey));
  return value === 'granted' || value === 'denied' ? value : null;
}

function localStorageOrNull(): Remembering {
  return attempt(() => window.localStorage) ?? null;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
