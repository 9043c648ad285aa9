import { Button, ButtonLink } from '../../primitives/index.ts';
import { Calls, Employers, Hero, Pitch, Section, Steps } from './LandingScreen.styles.ts';
import { Scene } from './Scene.tsx';

export interface LandingScreenProps {
  readonly loggedIn: boolean;
  /** A room is being made. */
  readonly practiceBusy?: boolean;
  readonly onPracticeInterview: () => void;
}

const steps = [
  ['Say which job you want', 'Name the role. The questions come from that field, not from a list of riddles.'],
  [
    'Talk, as in the real one',
    'The interviewer listens, waits while you think, and asks back when something is missing. You can also type.',
  ],
  [
    'Read what you said',
    'A report comes by e-mail: the whole conversation, your pace, your pauses, and the words you lean on.',
  ],
] as const;

/** The first page: what this is, and the two ways to begin. */
export function LandingScreen({ loggedIn, practiceBusy = false, onPracticeInterview }: LandingScreenProps) {
  return (
    <>
      <Hero as="div">
        <Pitch>
          <h1>Practise the interview before it counts</h1>
          <p>Hold a spoken job interview with an interviewer that listens, at any hour, as often as you like.</p>
          <Calls>
            {loggedIn ? (
              <Button size="large" busy={practiceBusy} onClick={onPracticeInterview}>
                Practice Interview
              </Button>
            ) : (
              <>
                <ButtonLink size="large" href="/preview-landing">
                  Try Now
                </ButtonLink>
                <ButtonLink size="large" variant="quiet" href="/login">
                  Start Your Free Trial Today
                </ButtonLink>
              </>
            )}
          </Calls>
        </Pitch>
        <Scene />
      </Hero>
      <Section aria-labelledby="how">
        <h2 id="how">How it works</h2>
        <Steps>
          {steps.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
      </Section>
      <Employers aria-labelledby="employers">
        <h2 id="employers">Are you hiring?</h2>
        <p>Post a job description and share one link. Candidates hold a first interview when it suits them.</p>
        <div>
          <ButtonLink variant="quiet" href="/job_post">
            Post a Job
          </ButtonLink>
        </div>
      </Employers>
    </>
  );
}
