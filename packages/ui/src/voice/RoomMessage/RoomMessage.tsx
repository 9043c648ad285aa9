import type { ReactNode } from 'react';
import { Button, ErrorView, Message } from '../../primitives/index.ts';
import { AgentStateLabel } from '../AgentStateLabel/index.ts';
import { AudioVisualizer } from '../AudioVisualizer/index.ts';
import { HelpCard, type HelpView } from '../HelpCard/index.ts';
import type { LostReason, RoomActions, RoomView } from '../types.ts';
import { State, Subject, WithHelp } from './RoomMessage.styles.ts';

type EndedView = Extract<RoomView, { phase: 'ended' }>;

/** What the kinds of rooms say differently. */
export interface RoomWords {
  /** Headline while the room is being joined. */
  readonly connecting: string;
  /** What the interview is about, beside the headlines; a practice has none. */
  readonly subject?: string;
  /** Of a room whose connection is gone. */
  readonly kept: string;
  /** What becomes of what was said when the candidate ends it before its time. */
  readonly endEarly?: string;
  readonly ended: (view: EndedView) => { readonly title: string; readonly text: ReactNode };
}

export interface RoomMessageProps {
  readonly view: Exclude<RoomView, { phase: 'talking' }>;
  readonly words: RoomWords;
  readonly actions: Pick<RoomActions, 'onReconnect' | 'onReturnHome'>;
  /** A call of this kind of room once it is over, before the way home. */
  readonly afterwards?: ReactNode;
}

const lost = (kept: string): Record<LostReason, { title: string; text: string }> => ({
  connection: { title: 'Connection lost', text: `Check your network. ${kept}` },
  'no-interviewer': {
    title: 'No interviewer is available',
    text: 'All interviewers are busy right now. Nothing is lost. Try again in a minute.',
  },
  elsewhere: {
    title: 'Open in another window',
    text: 'This interview is open in another window or on another device. You can bring it back here.',
  },
});

/** The interviewer's state in a room without a connection. */
function Disconnected() {
  return (
    <State>
      <AudioVisualizer bars={7} size="medium" state="disconnected" />
      <AgentStateLabel state="disconnected" />
    </State>
  );
}

/** The end of an interview that stopped for danger to a life: where to call stays, and nothing is asked of anybody. */
function EndedWithHelp({ help, home }: { readonly help: HelpView; readonly home: ReactNode }) {
  return (
    <WithHelp>
      <HelpCard help={help} heading="h1" />
      <p role="status">The interview has ended. Take all the time you need.</p>
      {home}
    </WithHelp>
  );
}

/** A room before, after or instead of the interview: always the cause and a way out. */
export function RoomMessage({ view, words, actions, afterwards }: RoomMessageProps) {
  const home = (variant: 'primary' | 'quiet') => (
    <Button variant={variant} onClick={actions.onReturnHome}>
      Return to Home
    </Button>
  );
  switch (view.phase) {
    case 'connecting':
      return (
        <Message title={words.connecting} moving role="status">
          {words.subject !== undefined && <Subject>{words.subject}</Subject>}
          {view.note ?? 'Find a quiet place and take a breath. It takes a few seconds.'}
        </Message>
      );
    case 'lost': {
      const { title, text } = lost(view.help ? 'The interview can wait.' : words.kept)[view.reason];
      const retry = view.retryInMs === undefined ? '' : ` Trying again in ${Math.ceil(view.retryInMs / 1000)} s.`;
      const message = (
        <Message
          title={title}
          role="alert"
          {...(view.reason === 'connection' && { picture: <Disconnected /> })}
          actions={
            <>
              <Button onClick={actions.onReconnect}>Try Again</Button>
              {home('quiet')}
            </>
          }
        >
          {text + retry}
        </Message>
      );
      if (!view.help) return message;
      return (
        <WithHelp>
          {message}
          <HelpCard help={view.help} takesFocus={false} />
        </WithHelp>
      );
    }
    case 'ended': {
      if (view.help) return <EndedWithHelp help={view.help} home={home('quiet')} />;
      const { title, text } = words.ended(view);
      return (
        <Message
          title={title}
          role="status"
          actions={
            <>
              {afterwards}
              {home(afterwards ? 'quiet' : 'primary')}
            </>
          }
        >
          {text}
        </Message>
      );
    }
    case 'failed':
      return <ErrorView message={view.message} onReturnHome={actions.onReturnHome} />;
  }
}
