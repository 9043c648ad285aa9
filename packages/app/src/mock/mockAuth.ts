import { type AuthStore, createAuthStore } from '../features/auth/index.ts';
import { fakeAuth, type FakeAuthOptions, sampleUser } from '../features/auth/testing/fakeAuth.ts';
import { rememberedUser } from './choice.ts';

/** Any password logs in, and a reload doesn't log out. */
export function mockAuth(options: FakeAuthOptions): AuthStore {
  return createAuthStore(async () => {
    const email = rememberedUser.read();
    const port = fakeAuth({ user: email === null ? null : { ...sampleUser, email }, ...options });
    port.onChange((user) => rememberedUser.write(user?.email ?? null));
    return port;
  });
}
