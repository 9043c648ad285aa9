import { describe, expect, it } from 'vitest';
import { createAuthStore } from './authStore.ts';
import type { AuthPort, AuthUser } from './port.ts';

const user: AuthUser = { id: 'u1', email: 'a@example.com', createdAt: null };

function fakePort(first: AuthUser | null) {
  let tell: (user: AuthUser | null) => void = () => undefined;
  const done = () => Promise.resolve();
  const port: AuthPort = {
    onChange: (listener) => {
      tell = listener;
      listener(first);
      return () => undefined;
    },
    signIn: done,
    createAccount: done,
    sendPasswordReset: done,
    verifyResetCode: () => Promise.resolve('a@example.com'),
    confirmReset: done,
    signOut: done,
    getToken: () => Promise.resolve(null),
  };
  return { port, tell: (next: AuthUser | null) => tell(next) };
}

describe('createAuthStore', () => {
  it('is loading until the provider has spoken, then follows it', async () => {
    const { port, tell } = fakePort(user);
    const store = createAuthStore(() => Promise.resolve(port));
    expect(store.getState()).toEqual({ status: 'loading' });
    await store.load();
    expect(store.getState()).toEqual({ status: 'signed-in', user });
    tell(null);
    expect(store.getState()).toEqual({ status: 'signed-out' });
  });

  it('loads the provider once for several callers', async () => {
    let loads = 0;
    const store = createAuthStore(() => {
      loads++;
      return Promise.resolve(fakePort(null).port);
    });
    await Promise.all([store.load(), store.load()]);
    expect(loads).toBe(1);
  });

  it('says that loading failed, and can be tried again', async () => {
    let broken = true;
    const store = createAuthStore(() =>
      broken ? Promise.reject(new Error('offline')) : Promise.resolve(fakePort(null).port),
    );
    await expect(store.load()).rejects.toThrow('offline');
    expect(store.getState()).toEqual({ status: 'failed' });
    broken = false;
    await store.load();
    expect(store.getState()).toEqual({ status: 'signed-out' });
  });

  it('fetches nothing for a visitor, and finds out for certain when somebody needs to know', async () => {
    let loads = 0;
    const notes: boolean[] = [];
    const store = createAuthStore(
      () => {
        loads++;
        return Promise.resolve(fakePort(user).port);
      },
      { somebody: () => false, note: (somebody) => void notes.push(somebody) },
    );
    await store.loadIfSomebody();
    expect([store.getState(), loads]).toEqual([{ status: 'signed-out' }, 0]);
    const known = store.load();
    expect(store.getState()).toEqual({ status: 'loading' });
    await known;
    expect([store.getState(), notes]).toEqual([{ status: 'signed-in', user }, [true]]);
  });

  it('does not take it that nobody is there where the provider could not be asked', async () => {
    const store = createAuthStore(() => Promise.reject(new Error('offline')), {
      somebody: () => false,
      note: () => undefined,
    });
    await expect(store.load()).rejects.toThrow('offline');
    await store.loadIfSomebody();
    expect(store.getState()).toEqual({ status: 'failed' });
  });

  it.each([
    ['a visitor waits for nothing', false, [false, false]],
    ['where a person was signed in before, pages wait until the provider has spoken', true, [true, false]],
  ])('%s', async (_rule, before, awaited) => {
    const store = createAuthStore(() => Promise.resolve(fakePort(before ? user : null).port), {
      somebody: () => before,
      note: () => undefined,
    });
    const first = store.awaits();
    await store.loadIfSomebody();
    expect([first, store.awaits()]).toEqual(awaited);
  });

  it('asks the provider where somebody was signed in before', async () => {
    const store = createAuthStore(() => Promise.resolve(fakePort(user).port), {
      somebody: () => true,
      note: () => undefined,
    });
    await store.loadIfSomebody();
    expect(store.getState()).toEqual({ status: 'signed-in', user });
  });
});
