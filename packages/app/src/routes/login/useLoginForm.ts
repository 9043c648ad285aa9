import { useState } from 'react';
import { type AuthFlow, authMessage, type AuthPort, useAuthStore } from '../../features/auth/index.ts';

/** The three forms of the login page. */
export type LoginMode = 'login' | 'signup' | 'reset';

const flows: Record<LoginMode, AuthFlow> = { login: 'login', signup: 'signup', reset: 'resetRequest' };

/** What the login page shows, and what its forms do; being signed in is told by the auth state. */
export function useLoginForm() {
  const store = useAuthStore();
  const [mode, setMode] = useState<LoginMode>('login');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(false);

  const run = async (work: (port: AuthPort) => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await work(await store.load());
      if (mode === 'reset') setSent(true);
    } catch (failure) {
      setError(authMessage(flows[mode], failure));
    } finally {
      setBusy(false);
    }
  };

  return {
    mode,
    busy,
    error,
    sent,
    changeMode: (next: LoginMode) => {
      setMode(next);
      setError(undefined);
      setSent(false);
    },
    submit: ({ email, password }: { email: string; password: string }) =>
      void run((port) => {
        if (mode === 'login') return port.signIn(email, password);
        if (mode === 'signup') return port.createAccount(email, password);
        return port.sendPasswordReset(email, `${location.origin}/reset-password`);
      }),
  };
}
