import type { AuthPort, AuthUser } from './port.ts';

/** Whether somebody is signed in; `loading` until the provider has said so once. */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: AuthUser }
  | { readonly status: 'failed' };

/** Holds the state of authentication, and fetches the identity provider's code only when something needs it. */
export interface AuthStore {
  readonly getState: () => AuthState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the provider once; later calls get the same one. After a failure the next call tries again. */
  readonly load: () => Promise<AuthPort>;
}

/** Makes the store; `loadPort` fetches the adapter. */
export function createAuthStore(loadPort: () => Promise<AuthPort>): AuthStore {
  let state: AuthState = { status: 'loading' };
  let loading: Promise<AuthPort> | null = null;
  const listeners = new Set<() => void>();

  const set = (next: AuthState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const start = async () => {
    try {
      const port = await loadPort();
      port.onChange((user) => set(user ? { status: 'signed-in', user } : { status: 'signed-out' }));
      return port;
    } catch (error) {
      loading = null;
      set({ status: 'failed' });
      throw error;
    }
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => (loading ??= start()),
  };
}
