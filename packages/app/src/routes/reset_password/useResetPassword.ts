import type { ResetPasswordView } from '@viva/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuthStore } from '../../features/auth/index.ts';
import { checkLink, type NewPassword, setPassword } from './resetPassword.ts';

/** How long the success stands before the login page opens (specification, section 9), in milliseconds. */
const redirectAfterMs = 3_000;

/** What the page of a reset link shows, and what its form does. */
export function useResetPassword(oobCode: string | null) {
  const { load } = useAuthStore();
  const navigate = useNavigate();
  const [view, setView] = useState<ResetPasswordView>({ phase: 'checking' });

  useEffect(() => {
    let current = true;
    void checkLink(load, oobCode).then((next) => current && setView(next));
    return () => {
      current = false;
    };
  }, [load, oobCode]);

  const done = view.phase === 'done';
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate('/login', { replace: true }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const submit = async (passwords: NewPassword) => {
    if (view.phase !== 'form' || view.busy || oobCode === null) return;
    const { email } = view;
    setView({ phase: 'form', email, busy: true });
    setView(await setPassword(load, { ...passwords, oobCode, email }));
  };
  return { view, onSubmit: (passwords: NewPassword) => void submit(passwords) };
}
