import { NotFoundScreen } from '@viva/ui';
import { usePage } from '../app/usePage.ts';

/** There is nothing at this address. */
export function NotFoundRoute() {
  usePage('Page Not Found');
  return <NotFoundScreen />;
}
