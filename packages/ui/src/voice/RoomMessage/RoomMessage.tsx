import type { ReactNode } from 'react';
import { Button, ErrorView, Message } from '../../primitives/index.ts';
import type { LostReason, RoomActions, RoomView } from '../types.ts';

type EndedView = Extract<RoomView, { phase: 'ended' }>;

/** What the kinds of rooms say differently. */
export interface RoomWords {
  /** Headline while the room is being joined. */
  readonly connecting: string;
  /** Of a room whose connection is gone. */
  readonly kept: string;
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
  connection: { title: 'The connection is gone', text: `Check your network. ${kept}` },
  'no-interviewer': {
    title: 'No interviewer is free',
    text: 'All interviewers are busy just now. Nothing is lost: try again in a minute.',
  },
  elsewhere: {
    title: 'Open in another window',
    text: 'This interview went on in another window or on another device. You can bring it back here.',
  },
});

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
          {view.note ?? 'Find a quiet place and take a breath. It takes a few seconds.'}
        </Message>
      );
    case 'lost': {
      const { title, text } = lost(words.kept)[view.reason];
      const retry = view.retryInMs === undefined ? '' : ` Trying again in ${Math.ceil(view.retryInMs / 1000)} s.`;
      return (
        <Message
          title={title}
          role="alert"
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
    }
    case 'ended': {
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
