import { AuthError, type AuthPort, type AuthUser } from '../port.ts';

/** A call of the identity provider that a story wants refused. */
export type FailingCall =
  'signIn' | 'createAccount' | 'sendPasswordReset' | 'verifyResetCode' | 'confirmReset' | 'signOut';

export interface FakeAuthOptions {
  /** Who is signed in at first; `loading`: the provider never says. */
  readonly user?: AuthUser | 'loading' | null;
  /** Error code by call, as in `{ signIn: 'auth/wrong-password' }`. */
  readonly failing?: Partial<Record<FailingCall, string>>;
}

/** The account that stories use. */
export const sampleUser: AuthUser = {
  id: 'user-1',
  email: 'candidate@example.org',
  createdAt: 'Mon, 02 Nov 2026 09:00:00 GMT',
};

/** An identity provider in memory: whoever signs in or creates an account is {@link sampleUser} with that address. */
export function fakeAuth({ user = null, failing = {} }: FakeAuthOptions = {}): AuthPort {
  let current: AuthUser | null = user === 'loading' ? null : user;
  const listeners = new Set<(user: AuthUser | null) => void>();
  const become = (next: AuthUser | null) => {
    current = next;
    for (const listener of listeners) listener(next);
  };
  const unless = async (call: FailingCall) => {
    const code = failing[call];
    if (code !== undefined) throw new AuthError(code, `The provider says: ${code}`);
  };
  return {
    onChange(listener) {
      listeners.add(listener);
      if (user !== 'loading') listener(current);
      return () => listeners.delete(listener);
    },
    async signIn(email) {
      await unless('signIn');
      become({ ...sampleUser, email });
    },
    async createAccount(email) {
      await unless('createAccount');
      become({ ...sampleUser, email });
    },
    sendPasswordReset: () => unless('sendPasswordReset'),
    async verifyResetCode() {
      await unless('verifyResetCode');
      return sampleUser.email;
    },
    confirmReset: () => unless('confirmReset'),
    async signOut() {
      await unless('signOut');
      become(null);
    },
    getToken: async () => (current ? 'story-token' : null),
  };
}
