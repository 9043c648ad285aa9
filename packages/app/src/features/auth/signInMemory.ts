/** Whether the identity provider, when it was last asked on this machine, knew somebody. No name and no address. */
export interface SignInMemory {
  readonly somebody: () => boolean;
  readonly note: (somebody: boolean) => void;
}

/** Takes it that there may always be somebody. */
export const everybody: SignInMemory = { somebody: () => true, note: () => undefined };

const key = 'viva.signedIn';

/** In the browser's storage; where a page may not store anything, there may always be somebody. */
export function signInMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => localStorage,
): SignInMemory {
  return {
    somebody: () => {
      try {
        return storage().getItem(key) !== null;
      } catch {
        return everybody.somebody();
      }
    },
    note: (somebody) => {
      try {
        if (somebody) storage().setItem(key, 'yes');
        else storage().removeItem(key);
      } catch {
        // Then the provider is asked each time.
      }
    },
  };
}
