import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LoginState } from '../../app/origin.ts';
import { useAnalytics } from '../../features/analytics/index.ts';
import { useAuthStore } from '../../features/auth/index.ts';
import type { SessionFailure } from '../../features/room/index.ts';

/** Takes the failures of a session that lead to another page; the others are shown by the room. */
export function useFailure(path: string): (failure: SessionFailure) => void {
  const navigate = useNavigate();
  const analytics = useAnalytics();
  const auth = useAuthStore();

  return useCallback(
    (failure) => {
      if (failure.kind === 'subscription') {
        analytics.event({ category: 'voice_chat', action: 'subscription_required' });
        const state = { fromProtectedRoute: true, message: failure.message };
        void navigate('/subscription', { replace: true, state });
      } else {
        analytics.event({ category: 'voice_chat', action: 'error', label: failure.kind });
      }
      if (failure.kind === 'sign-in') {
        // Whoever the service no longer knows must not be taken for signed in by the login page.
        const logInAgain = async () => {
          await (await auth.load()).signOut();
          const state: LoginState = { from: path, notice: failure.message };
          await navigate('/login', { replace: true, state });
        };
        // The room's own view has the sentence when even that fails.
        logInAgain().catch(() => undefined);
      }
    },
    [analytics, auth, navigate, path],
  );
}
