import { Button, ClockIcon, KeyboardIcon, MicIcon, SoundIcon } from '../../primitives/index.ts';
import { Go, List } from './CandidateWelcome.styles.ts';

/** The job that an interview is about. */
export interface CandidateJob {
  readonly title: string;
  readonly employer: string;
  /** How long the interview takes, about. */
  readonly minutes: number;
  readonly questions: number;
}

export interface CandidateWelcomeProps {
  readonly job: CandidateJob;
  readonly onBegin: () => void;
}

/** What a candidate should know of an employer's interview before beginning it. */
export function CandidateWelcome({ job: { employer, minutes, questions }, onBegin }: CandidateWelcomeProps) {
  return (
    <>
      <List>
        <li>
          <ClockIcon />
          <span>
            It takes about {minutes} minutes, with {questions} questions. Take the time that you need to think.
          </span>
        </li>
        <li>
          <SoundIcon />
          <span>The interviewer is a voice AI, not a person. It asks, listens, and asks back.</span>
        </li>
        <li>
          <KeyboardIcon />
          <span>You can type any answer instead of saying it. It counts the same.</span>
        </li>
        <li>
          <MicIcon />
          <span>Your answers are recorded for {employer}, but only after you agree to it. That is the next step.</span>
        </li>
      </List>
      <Go>
        <Button size="large" onClick={onBegin}>
          Begin
        </Button>
        <p>Afterwards you get your own feedback by email.</p>
      </Go>
    </>
  );
}
