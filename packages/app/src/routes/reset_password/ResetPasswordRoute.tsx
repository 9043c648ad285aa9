import { ResetPasswordScreen } from '@viva/ui';
import { useSearchParams } from 'react-router-dom';
import { usePage } from '../../app/usePage.ts';
import { useResetPassword } from './useResetPassword.ts';

/** Sets a new password with the code of a reset link. */
export default function ResetPasswordRoute() {
  usePage('Reset Password');
  const [query] = useSearchParams();
  return <ResetPasswordScreen {...useResetPassword(query.get('oobCode'))} />;
}
