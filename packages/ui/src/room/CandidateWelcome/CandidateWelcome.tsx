import type { ReactNode } from 'react';
import { ClockIcon, KeyboardIcon, MicIcon, SoundIcon } from '../../primitives/index.ts';
import { Accommodations, type AccommodationsProps } from '../Accommodations/index.ts';
import { List, Note } from './CandidateWelcome.styles.ts';

/** The job that an interview is about. */
export interface CandidateJob {
  readonly title: string;
  /** The company that asks, or `the employer`. */
  readonly employer: string;
  /** The company's logo, as the address of a picture. */
  readonly logo?: string | null | undefined;
  /** What the company wants candidates to read before; '' for nothing. */
  readonly note?: string | undefined;
  /** How long the interview takes, about. */
  readonly minutes: number;
  readonly questions: number;
}

export interface CandidateWelcomeProps extends Omit<AccommodationsProps, 'employer'> {
  readonly job: CandidateJob;
  /** The way on: a button, or the account that comes first. */
  readonly children: ReactNode;
}

/** What a candidate should know of an employer's interview before beginning it. */
export function CandidateWelcome({ job, asked, onAsk, children }: CandidateWelcomeProps) {
  const { employer, note = '', minutes, questions } = job;
  return (
    <>
      {note !== '' && (
        <Note>
          <p>From {employer}:</p>
          <blockquote>{note}</blockquote>
        </Note>
      )}
      <List>
        <li>
          <ClockIcon />
          <span>
            It takes about {minutes} minutes, with {questions} questions. You can pause to think before you answer.
          </span>
        </li>
        <li>
          <SoundIcon />
          <span>The interviewer is a voice AI, not a person. It asks, listens, and follows up.</span>
        </li>
        <li>
          <KeyboardIcon />
          <span>You can type any answer instead of saying it. It counts the same, and it’s marked as typed.</span>
        </li>
        <li>
          <MicIcon />
          <span>Your answers are recorded for {employer}, but only after you agree. That’s the next step.</span>
        </li>
      </List>
      <Accommodations employer={employer} asked={asked} onAsk={onAsk} />
      {children}
    </>
  );
}
