import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { type AuthState, type AuthStore, loading } from './authStore.ts';

const AuthContext = createContext<AuthStore | null>(null);

export const AuthProvider = AuthContext.Provider;

/** The store behind {@link useAuth}, for what acts on the provider. */
export function useAuthStore(): AuthStore {
  const store = useContext(AuthContext);
  if (!store) throw new Error('AuthProvider is missing');
  return store;
}

/** Who is there is not known where a page is written beforehand. */
const unknown = (): AuthState => loading;

/**
 * Whether somebody is signed in. `now`: the screen can't go on without knowing; `idle`: once the page has
 * been painted and the browser has nothing better to do, the provider is fetched where somebody was signed in before.
 */
export function useAuth(urgency: 'now' | 'idle' = 'idle'): AuthState {
  const store = useAuthStore();
  useEffect(() => {
    // A failure is in the state already.
    if (urgency === 'now') return void store.load().catch(() => undefined);
    return whenIdle(() => void store.loadIfSomebody().catch(() => undefined));
  }, [store, urgency]);
  return useSyncExternalStore(store.subscribe, store.getState, unknown);
}

const beforehand = () => 'if-known' as const;

/**
 * Whether a page that depends on who is there has to wait for it. A visitor never waits: only where a person was signed in before is
 * the provider asked, at once. `if-known` in a page that was written beforehand, where that is not known yet.
 */
export function useAwaitsSignIn(): boolean | 'if-known' {
  const store = useAuthStore();
  const awaits = useSyncExternalStore<boolean | 'if-known'>(store.subscribe, store.awaits, beforehand);
  useEffect(() => {
    // A failure is in the state already.
    if (awaits === true) store.load().catch(() => undefined);
  }, [awaits, store]);
  return awaits;
}

function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}
