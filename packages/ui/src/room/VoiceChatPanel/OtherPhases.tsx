import { Button, ErrorView, Message } from '../../primitives/index.ts';
import type { LostReason, RoomActions, RoomView } from '../types.ts';

const lost: Record<LostReason, { title: string; text: string }> = {
  connection: {
    title: 'The connection is gone',
    text: 'Check your network. Everything you said is kept, and the interview goes on where you were.',
  },
  'no-interviewer': {
    title: 'No interviewer is free',
    text: 'All interviewers are busy just now. Nothing is lost: try again in a minute.',
  },
  elsewhere: {
    title: 'Open in another window',
    text: 'This interview went on in another window or on another device. You can bring it back here.',
  },
};

interface OtherPhasesProps {
  readonly view: Exclude<RoomView, { phase: 'talking' }>;
  readonly connecting: string;
  readonly actions: RoomActions;
}

/** A room before, after or instead of the interview: always the cause and a way out. */
export function OtherPhases({ view, connecting, actions }: OtherPhasesProps) {
  const home = (
    <Button variant={view.phase === 'ended' ? 'primary' : 'quiet'} onClick={actions.onReturnHome}>
      Return to Home
    </Button>
  );
  switch (view.phase) {
    case 'connecting':
      return (
        <Message title={connecting} moving role="status">
          {view.note ?? 'Find a quiet place and take a breath. It takes a few seconds.'}
        </Message>
      );
    case 'lost': {
      const { title, text } = lost[view.reason];
      const retry = view.retryInMs === undefined ? '' : ` Trying again in ${Math.ceil(view.retryInMs / 1000)} s.`;
      return (
        <Message
          title={title}
          role="alert"
          actions={
            <>
              <Button onClick={actions.onReconnect}>Try Again</Button>
              {home}
            </>
          }
        >
          {text + retry}
        </Message>
      );
    }
    case 'ended':
      return (
        <Message title="Thank you for practising" role="status" actions={home}>
          {view.nothingSaid
            ? 'You did not say anything this time, so there is no report.'
            : `Your report is being written. It comes by e-mail${view.reportTo ? ` to ${view.reportTo}` : ''} in a few minutes.`}
        </Message>
      );
    case 'failed':
      return <ErrorView message={view.message} onReturnHome={actions.onReturnHome} />;
  }
}
