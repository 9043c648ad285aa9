import { ErrorView } from '@viva/ui';
import { useNavigate } from 'react-router-dom';
import { usePage } from '../app/usePage.ts';

/** There is nothing at this address. */
export function NotFoundRoute() {
  usePage('Page Not Found');
  const navigate = useNavigate();
  return <ErrorView message="There is no page at this address." onReturnHome={() => void navigate('/')} />;
}
