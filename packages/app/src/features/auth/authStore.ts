import type { AuthPort, AuthUser } from './port.ts';
import { everybody, type SignInMemory } from './signInMemory.ts';

/** Whether somebody is signed in; `loading` until the provider has said so once. */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: AuthUser }
  | { readonly status: 'failed' };

/** Before the provider has said anything. */
export const loading: AuthState = { status: 'loading' };

/** Holds the state of authentication, and fetches the identity provider's code only when something needs it. */
export interface AuthStore {
  readonly getState: () => AuthState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether it is still to be found out who is there, on a machine where a person was signed in before. */
  readonly awaits: () => boolean;
  /** Loads the provider once; later calls get the same one. After a failure the next call tries again. */
  readonly load: () => Promise<AuthPort>;
  /**
   * Loads the provider if somebody was signed in here the last time it was asked; else takes it that nobody is, so that
   * a visitor need not fetch its code. {@link load} finds out for certain.
   */
  readonly loadIfSomebody: () => Promise<void>;
}

/** Makes the store; `loadPort` fetches the adapter, `memory` knows whether it is worth it. */
export function createAuthStore(loadPort: () => Promise<AuthPort>, memory: SignInMemory = everybody): AuthStore {
  let state: AuthState = loading;
  let port: Promise<AuthPort> | null = null;
  const listeners = new Set<() => void>();

  const set = (next: AuthState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const start = async () => {
    // What was taken for granted so far is found out now.
    if (state.status !== 'loading') set(loading);
    try {
      const loaded = await loadPort();
      loaded.onChange((user) => {
        memory.note(user !== null);
        set(user ? { status: 'signed-in', user } : { status: 'signed-out' });
      });
      return loaded;
    } catch (error) {
      port = null;
      set({ status: 'failed' });
      throw error;
    }
  };

  const load = () => (port ??= start());

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    awaits: () => state.status === 'loading' && (port !== null || memory.somebody()),
    load,
    loadIfSomebody: async () => {
      if (port || memory.somebody()) await load();
      // Where it was asked already and gave no answer, that is what there is to say.
      else if (state.status === 'loading') set({ status: 'signed-out' });
    },
  };
}
