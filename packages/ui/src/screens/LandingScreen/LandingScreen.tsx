import type { ReactNode } from 'react';
import { HomeSlot } from '../../home/index.ts';
import {
  EmployerSection,
  Features,
  FeedbackSection,
  FinalCall,
  Hero,
  HeroVideo,
  LandingSteps,
  type CallsProps,
  type HeroVideoProps,
} from '../../landing/index.ts';

export interface LandingScreenProps extends CallsProps {
  /** The recording of an interview; without one its still is shown. */
  readonly video?: HeroVideoProps | undefined;
  /** The beginning of a report on sample data, `SampleLetter`: it is larger than the page, so the app fetches it later. */
  readonly sample: ReactNode;
  /** What a person comes back to; missing for a visitor, and while it is on its way. */
  readonly home?: ReactNode;
}

/** The first page: what this is, how it works, what comes of it, and the ways to begin. */
export function LandingScreen({ video = { view: { phase: 'still' } }, sample, home, ...calls }: LandingScreenProps) {
  return (
    <>
      <HomeSlot>{home}</HomeSlot>
      <Hero {...calls}>
        <HeroVideo {...video} />
      </Hero>
      <LandingSteps />
      <Features />
      <FeedbackSection>{sample}</FeedbackSection>
      <EmployerSection />
      <FinalCall {...calls} />
    </>
  );
}
