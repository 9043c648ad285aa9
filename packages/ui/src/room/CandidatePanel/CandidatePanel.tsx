import { Alert, Button, Message } from '../../primitives/index.ts';
import {
  BeforeRoom,
  RecordingConsent,
  RoomPanel,
  SoundCheck,
  type RoomActions,
  type RoomView,
  type RoomWords,
  type SoundCheckActions,
  type SoundCheckView,
} from '../../voice/index.ts';
import { CandidateWelcome, type CandidateJob } from '../CandidateWelcome/index.ts';
import { Center } from './CandidatePanel.styles.ts';

/** An employer's interview: welcome, consent and sound come before the room. `declined`: nothing is recorded. */
export type CandidateInterviewView =
  | { readonly phase: 'welcome' }
  | { readonly phase: 'consent'; readonly busy?: boolean; readonly error?: string | undefined }
  | { readonly phase: 'declined' }
  | ({ readonly phase: 'checking' } & SoundCheckView)
  | RoomView;

/** What a candidate can do besides what every room offers. */
export interface CandidateActions extends RoomActions, SoundCheckActions {
  readonly onBegin: () => void;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

export interface CandidatePanelProps {
  readonly view: CandidateInterviewView;
  readonly actions: CandidateActions;
  readonly job: CandidateJob;
  /** Who holds the interview and keeps what is said: the product's brand. */
  readonly operator: string;
  /** How long the text of it is kept; the sound is no longer. */
  readonly keptForDays: number;
  /** Epoch milliseconds; for stories and tests. */
  readonly now?: (() => number) | undefined;
}

const wordsFor = ({ title, employer }: CandidateJob): RoomWords => ({
  connecting: 'Connecting to Your Interview',
  kept: 'Everything you said is kept, and the interview goes on where you were.',
  ended: ({ reportTo, nothingSaid }) => ({
    title: 'Thank you for your time',
    text: nothingSaid
      ? `You did not say anything this time, so there is no feedback. If something went wrong, write to ${employer}.`
      : `Your interview for ${title} at ${employer} is complete. Your feedback is mailed${reportTo ? ` to ${reportTo}` : ' to you'} in a few minutes.`,
  }),
});

const steps = (current: number) => ({
  label: 'Before the interview',
  steps: ['Welcome', 'Consent', 'Sound', 'Interview'],
  current,
});

/** An interview for an employer as the candidate sees it, from the welcome to the thanks. Fills the screen. */
export function CandidatePanel({ view, actions, job, operator, keptForDays, now }: CandidatePanelProps) {
  switch (view.phase) {
    case 'welcome':
      return (
        <BeforeRoom
          title={job.title}
          lead={`${job.employer} invites you to a first interview.`}
          steps={steps(0)}
          onClose={actions.onClose}
        >
          <CandidateWelcome job={job} onBegin={actions.onBegin} />
        </BeforeRoom>
      );
    case 'consent':
      return (
        <BeforeRoom
          title="Before anything is recorded"
          lead="Read what happens to your answers. It is your decision."
          steps={steps(1)}
          onClose={actions.onClose}
        >
          {view.error && <Alert>{view.error}</Alert>}
          <RecordingConsent
            employer={job.employer}
            operator={operator}
            keptForDays={keptForDays}
            busy={view.busy ?? false}
            onAgree={actions.onAgree}
            onDecline={actions.onDecline}
          />
        </BeforeRoom>
      );
    case 'declined':
      return (
        <Center>
          <Message
            title="Nothing was recorded"
            role="status"
            actions={
              <>
                <Button onClick={actions.onBegin}>Read It Again</Button>
                <Button variant="quiet" onClick={actions.onReturnHome}>
                  Return to Home
                </Button>
              </>
            }
          >
            Without your consent no interview is held. The link stays open, should you change your mind.
          </Message>
        </Center>
      );
    case 'checking':
      return (
        <BeforeRoom
          title="Can you hear and be heard?"
          lead="Half a minute now saves trouble later. What you say here is kept nowhere."
          steps={steps(2)}
          onClose={actions.onClose}
        >
          <SoundCheck view={view} actions={actions} />
        </BeforeRoom>
      );
    default:
      return (
        <RoomPanel view={view} actions={actions} title={`Interview: ${job.title}`} words={wordsFor(job)} now={now} />
      );
  }
}
