import { ErrorView, LoadingScreen } from '@viva/ui';
import { Navigate, useNavigate } from 'react-router-dom';
import { signInUnavailable, useAuth } from '../../features/auth/index.ts';

/** A redirect only: to the landing page, or to the login page. */
export default function NewVoiceChatRoute() {
  const { status } = useAuth('now');
  const navigate = useNavigate();
  if (status === 'loading') return <LoadingScreen />;
  if (status === 'failed') return <ErrorView message={signInUnavailable} onReturnHome={() => void navigate('/')} />;
  return <Navigate to={status === 'signed-in' ? '/' : '/login'} replace />;
}
