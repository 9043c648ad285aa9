import { ErrorView, LoadingScreen } from '@viva/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { type AuthUser, signInUnavailable, useAuth } from '../features/auth/index.ts';
import type { LoginState } from './origin.ts';

/** Lets in who is signed in; others go to the login page and come back afterwards. */
export function RequireLogin({ children }: { children: (user: AuthUser) => ReactNode }) {
  const auth = useAuth('now');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  switch (auth.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return (
        <ErrorView
          message={signInUnavailable}
          onReturnHome={() => void navigate('/')}
          // A whole load: browsers may remember that a script could not be fetched.
          onRetry={() => location.reload()}
        />
      );
    case 'signed-out':
      return (
        <Navigate to="/login" replace state={{ from: pathname + search, notice: notLoggedIn } satisfies LoginState} />
      );
    case 'signed-in':
      return children(auth.user);
  }
}

/** Shown when there is no user (specification, section 2). */
const notLoggedIn = 'You must be logged in to access support';
