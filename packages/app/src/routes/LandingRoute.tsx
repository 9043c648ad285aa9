import { Button, Link } from '@viva/ui';
import { usePage } from '../app/usePage.ts';
import { usePracticeInterview } from '../app/usePracticeInterview.ts';
import { useAuth } from '../features/auth/index.ts';

/** The landing page; until it is known who is there, the visitors' one. */
export function LandingRoute() {
  usePage();
  const { status } = useAuth();
  const practise = usePracticeInterview();
  return (
    <>
      <h1>Practise the interview before it counts</h1>
      {status === 'signed-in' ? (
        <Button size="large" onClick={() => void practise()}>
          Practice Interview
        </Button>
      ) : (
        <p>
          <Link href="/preview-landing">Try Now</Link> <Link href="/login">Start Your Free Trial Today</Link>
        </p>
      )}
    </>
  );
}
