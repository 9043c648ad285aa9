import { HomeWaiting, LandingScreen, LoadingOver } from '@viva/ui';
import { lazy, Suspense, useEffect } from 'react';
import { rememberHome } from '../app/homeMemory.ts';
import { usePage } from '../app/usePage.ts';
import { usePracticeInterview } from '../app/Practice.tsx';
import { useAuth, useAwaitsSignIn } from '../features/auth/index.ts';
import { useHeroVideo } from './useHeroVideo.ts';
import { whenNear } from './whenNear.ts';

/** The section that has the letter; the design system names it so. */
const section = 'feedback';

const SampleLetter = lazy(async () => {
  await whenNear(section);
  try {
    return { default: (await import('@viva/ui/sample-letter')).SampleLetter };
  } catch {
    // What stands there stays; the page is not to break for a sample.
    return new Promise<never>(() => undefined);
  }
});

const Home = lazy(async () => {
  try {
    return await import('./home/Home.tsx');
  } catch {
    // The page is not to break for it.
    rememberHome(false);
    return { default: () => null };
  }
});

// One element for good: a new one would put the written letter aside before its script is there.
const sample = (
  <Suspense>
    <SampleLetter />
  </Suspense>
);

/**
 * The landing page: at once for visitors; a person who was signed in here before waits until it is known whether they still
 * are. Those who have done an interview find a home above it.
 */
export default function LandingRoute() {
  usePage();
  const auth = useAuth();
  const { status } = auth;
  const video = useHeroVideo();
  useEffect(() => {
    if (status === 'signed-out') rememberHome(false);
  }, [status]);
  const home = auth.status === 'signed-in' && (
    <Suspense fallback={<HomeWaiting />}>
      <Home key={auth.user.id} />
    </Suspense>
  );
  return (
    <LoadingOver loading={useAwaitsSignIn()}>
      <LandingScreen
        loggedIn={status === 'signed-in'}
        sample={sample}
        video={video}
        home={home || undefined}
        {...usePracticeInterview()}
      />
    </LoadingOver>
  );
}
