import { Alert, Button, CompanyLogo, Message } from '../../primitives/index.ts';
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
import { atStart } from '../../voice/RecordingConsent/atStart.ts';
import type { Accommodation, AccommodationsProps } from '../Accommodations/index.ts';
import { CandidateWelcome, type CandidateJob } from '../CandidateWelcome/index.ts';
import { beforeInterview } from './beforeInterview.ts';
import { Center, Go } from './CandidatePanel.styles.ts';

/** An employer's interview: welcome, consent and sound come before the room. `declined`: nothing is recorded. */
export type CandidateInterviewView =
  | { readonly phase: 'welcome' }
  | { readonly phase: 'consent'; readonly busy?: boolean; readonly error?: string | undefined }
  | { readonly phase: 'declined' }
  | ({ readonly phase: 'checking' } & SoundCheckView)
  | RoomView;

/** What a candidate can do besides what every room offers. */
export interface CandidateActions extends RoomActions, SoundCheckActions, Pick<AccommodationsProps, 'onAsk'> {
  readonly onBegin: () => void;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

export interface CandidatePanelProps {
  readonly view: CandidateInterviewView;
  readonly actions: CandidateActions;
  readonly job: CandidateJob;
  /** What the candidate asks for. */
  readonly asked: readonly Accommodation[];
  /** Who holds the interview and keeps what is said: the product's brand. */
  readonly operator: string;
  /** How long the text of it is kept; the sound is no longer. */
  readonly keptForDays: number;
  /** Epoch milliseconds; for stories and tests. */
  readonly now?: (() => number) | undefined;
}

const wordsFor = ({ title, employer }: CandidateJob): RoomWords => ({
  connecting: 'Connecting to Support',
  subject: title,
  kept: 'Everything you said is saved. You can pick up where you left off within a day, even on another device with your link.',
  endEarly:
    'Your interview will be complete, and only what you’ve said so far counts. To finish it later instead, close this page and open your link again within a day.',
  ended: ({ reportTo, nothingSaid }) => ({
    title: 'Thank you for your time',
    text: nothingSaid
      ? `You didn’t say anything this time, so there’s no feedback. If something went wrong, get in touch with ${employer}.`
      : `Your interview for ${title} at ${employer} is complete and is being assessed. We’ll email your feedback${reportTo ? ` to ${reportTo}` : ' to you'}, usually in a few minutes.`,
  }),
});

/** An interview for an employer as the candidate sees it, from the welcome to the thanks. Fills the screen. */
export function CandidatePanel({ view, actions, job, asked, operator, keptForDays, now }: CandidatePanelProps) {
  switch (view.phase) {
    case 'welcome':
      return (
        <BeforeRoom
          mark={job.logo && <CompanyLogo picture={job.logo} company={job.employer} />}
          title={job.title}
          lead={`${atStart(job.employer)} invites you to a first interview.`}
          steps={beforeInterview(0)}
          onClose={actions.onClose}
        >
          <CandidateWelcome job={job} asked={asked} onAsk={actions.onAsk}>
            <Go>
              <Button size="large" onClick={actions.onBegin}>
                Begin
              </Button>
              <p>Afterward, you get your own feedback by email.</p>
            </Go>
          </CandidateWelcome>
        </BeforeRoom>
      );
    case 'consent':
      return (
        <BeforeRoom
          title="Before anything is recorded"
          lead="Here’s what happens to your answers. It’s your decision."
          steps={beforeInterview(1)}
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
            Without your consent, there’s no interview. You can change your mind for as long as the link is open.
          </Message>
        </Center>
      );
    case 'checking':
      return (
        <BeforeRoom
          title="Check your sound"
          lead="A 30-second check. Nothing you say here is saved."
          steps={beforeInterview(2)}
          onClose={actions.onClose}
        >
          <SoundCheck view={view} actions={actions} />
        </BeforeRoom>
      );
    default:
      return <RoomPanel view={view} actions={actions} title="Voice Chat Support" words={wordsFor(job)} now={now} />;
  }
}
