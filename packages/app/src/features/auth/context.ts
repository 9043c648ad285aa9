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

function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}
