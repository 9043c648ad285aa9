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
import { ReportLetter, sampleNorms, sampleReport } from '../../report/index.ts';

export interface LandingScreenProps extends CallsProps {
  /** The recording of an interview; without one its still is shown. */
  readonly video?: HeroVideoProps | undefined;
}

/** The first page: what this is, how it works, what comes of it, and the ways to begin. */
export function LandingScreen({ video = { view: { phase: 'still' } }, ...calls }: LandingScreenProps) {
  return (
    <>
      <Hero {...calls}>
        <HeroVideo {...video} />
      </Hero>
      <LandingSteps />
      <Features />
      <FeedbackSection>
        <ReportLetter report={sampleReport} norms={sampleNorms} excerpt headingLevel={3} />
      </FeedbackSection>
      <EmployerSection />
      <FinalCall {...calls} />
    </>
  );
}
