import { LandingScreen } from '@viva/ui';
import { usePage } from '../app/usePage.ts';
import { usePracticeInterview } from '../app/usePracticeInterview.ts';
import { useAuth } from '../features/auth/index.ts';

/** The landing page; until it is known who is there, the visitors' one. */
export function LandingRoute() {
  usePage();
  const { status } = useAuth();
  return <LandingScreen loggedIn={status === 'signed-in'} {...usePracticeInterview()} />;
}
