import { LoadingOver, type LoginMode, LoginScreen } from '@viva/ui';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { noticeOf, originOf } from '../../app/origin.ts';
import { usePage } from '../../app/usePage.ts';
import { useAuth } from '../../features/auth/index.ts';
import { useLoginForm } from './useLoginForm.ts';

/** The form that an address asks for, as calls for an account or a new reset link do. */
const modeOf = (asked: string | null): LoginMode =>
  asked === 'reset-password' || asked === 'create-account' ? asked : 'login';

/** The login page; whoever is signed in goes on to where they came from. */
export default function LoginRoute() {
  usePage('Login');
  const { status } = useAuth('now');
  const state: unknown = useLocation().state;
  const [query] = useSearchParams();
  const form = useLoginForm(modeOf(query.get('mode')));

  if (status === 'signed-in') return <Navigate to={originOf(state)} replace />;
  // A form that was sent stays, also while the code that it needs is fetched.
  return (
    <LoadingOver loading={status === 'loading' && !form.busy}>
      <LoginScreen {...form} notice={noticeOf(state)} />
    </LoadingOver>
  );
}
