import { ErrorView, LoadingScreen } from '@viva/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { type AuthUser, signInUnavailable, useAuth } from '../features/auth/index.ts';
import type { LoginState } from './origin.ts';

export interface RequireLoginProps {
  readonly children: (user: AuthUser) => ReactNode;
  /** Shown to who is signed out, where the page has a way in of its own. */
  readonly signedOut?: ReactNode;
}

/** Lets in who is signed in; others go to the login page and come back afterwards. */
export function RequireLogin({ children, signedOut = <ToLogin /> }: RequireLoginProps) {
  const auth = useAuth('now');
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
      return signedOut;
    case 'signed-in':
      return children(auth.user);
  }
}

/** Goes to the login page, which leads back to this one. */
export function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const from = pathname + search + hash;
  return <Navigate to="/login" replace state={{ from, notice: notLoggedIn } satisfies LoginState} />;
}

/** Shown when there is no user (specification, section 2). */
const notLoggedIn = 'You must be logged in to access support';
