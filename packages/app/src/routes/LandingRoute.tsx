import { LandingScreen } from '@viva/ui';
import { lazy, Suspense } from 'react';
import { usePage } from '../app/usePage.ts';
import { usePracticeInterview } from '../app/usePracticeInterview.ts';
import { useAuth } from '../features/auth/index.ts';

const SampleLetter = lazy(async () => ({ default: (await import('@viva/ui/sample-letter')).SampleLetter }));

/** The landing page; until it is known who is there, the visitors' one. */
export default function LandingRoute() {
  usePage();
  const { status } = useAuth();
  const sample = (
    <Suspense>
      <SampleLetter />
    </Suspense>
  );
  return <LandingScreen loggedIn={status === 'signed-in'} sample={sample} {...usePracticeInterview()} />;
}
