import type { LoginMode } from '@viva/ui';
import { useRef, useState } from 'react';
import { useBeforehand } from '../../app/useBeforehand.ts';
import { type AuthFlow, authMessage, type AuthPort, useAuthStore } from '../../features/auth/index.ts';

const flows: Record<LoginMode, AuthFlow> = {
  login: 'login',
  'create-account': 'signup',
  'reset-password': 'resetRequest',
};

/** What the login page shows, and what its forms do, `first` one of them; being signed in is told by the auth state. */
export function useLoginForm(first: LoginMode = 'login') {
  const store = useAuthStore();
  const beforehand = useBeforehand();
  const [chosen, setChosen] = useState<LoginMode>();
  const mode = chosen ?? (beforehand ? 'login' : first);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(false);
  /** What comes of a form that was put aside is nobody's concern any more. */
  const shown = useRef<LoginMode>(undefined);

  const run = async (work: (port: AuthPort) => Promise<void>) => {
    if (busy) return;
    shown.current = mode;
    setBusy(true);
    setError(undefined);
    try {
      await work(await store.load());
      if (mode === 'reset-password') setSent(true);
    } catch (failure) {
      if (shown.current === mode) setError(authMessage(flows[mode], failure));
    } finally {
      setBusy(false);
    }
  };

  return {
    mode,
    busy,
    error,
    sent,
    onModeChange: (next: LoginMode) => {
      shown.current = next;
      setChosen(next);
      setError(undefined);
      setSent(false);
    },
    onSubmit: ({ email, password }: { email: string; password: string }) =>
      void run((port) => {
        if (mode === 'login') return port.signIn(email, password);
        if (mode === 'create-account') return port.createAccount(email, password);
        return port.sendPasswordReset(email, `${location.origin}/reset-password`);
      }),
  };
}
