import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { AuthState, AuthStore } from './authStore.ts';

const AuthContext = createContext<AuthStore | null>(null);

export const AuthProvider = AuthContext.Provider;

/** The store behind {@link useAuth}, for what acts on the provider. */
export function useAuthStore(): AuthStore {
  const store = useContext(AuthContext);
  if (!store) throw new Error('AuthProvider is missing');
  return store;
}

/**
 * Whether somebody is signed in. `now`: the screen can't go on without knowing; `idle`: the provider is fetched once
 * the page has been painted and the browser has nothing better to do.
 */
export function useAuth(urgency: 'now' | 'idle' = 'idle'): AuthState {
  const store = useAuthStore();
  useEffect(() => {
    // A failure is in the state already.
    const load = () => void store.load().catch(() => undefined);
    if (urgency === 'now') return load();
    return whenIdle(load);
  }, [store, urgency]);
  return useSyncExternalStore(store.subscribe, store.getState);
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
