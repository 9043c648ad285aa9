import { LandingScreen } from '@viva/ui';
import { lazy, Suspense } from 'react';
import { usePage } from '../app/usePage.ts';
import { usePracticeInterview } from '../app/Practice.tsx';
import { useAuth } from '../features/auth/index.ts';
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

// One element for good: a new one would put the written letter aside before its script is there.
const sample = (
  <Suspense>
    <SampleLetter />
  </Suspense>
);

/** The landing page; until it is known who is there, the visitors' one. */
export default function LandingRoute() {
  usePage();
  const { status } = useAuth();
  const video = useHeroVideo();
  return <LandingScreen loggedIn={status === 'signed-in'} sample={sample} video={video} {...usePracticeInterview()} />;
}
