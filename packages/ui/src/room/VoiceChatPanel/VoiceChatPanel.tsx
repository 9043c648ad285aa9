import {
  BeforeRoom,
  RoomPanel,
  SoundCheck,
  type RoomActions,
  type RoomView,
  type RoomWords,
  type SoundCheckActions,
  type SoundCheckView,
} from '../../voice/index.ts';

/** A practice interview: the sound may be checked before it. */
export type PracticeView = RoomView | ({ readonly phase: 'checking' } & SoundCheckView);

export interface VoiceChatPanelProps extends RoomActions {
  readonly view: PracticeView;
  /** Needed for a view that is `checking`. */
  readonly soundCheck?: SoundCheckActions | undefined;
  /** Epoch milliseconds; for stories and tests. */
  readonly now?: (() => number) | undefined;
}

const words: RoomWords = {
  connecting: 'Connecting to Support',
  kept: 'Everything you said is kept, and the interview goes on where you were.',
  ended: ({ reportTo, nothingSaid }) => ({
    title: 'Thank you for practising',
    text: nothingSaid
      ? 'You did not say anything this time, so there is no report.'
      : `Your report is being written. It comes by email${reportTo ? ` to ${reportTo}` : ''} in a few minutes.`,
  }),
};

/** A practice interview as the candidate sees it, from the check of the sound to the thanks. Fills the screen. */
export function VoiceChatPanel({ view, soundCheck, now, ...actions }: VoiceChatPanelProps) {
  if (view.phase !== 'checking')
    return <RoomPanel view={view} actions={actions} title="Voice Chat Support" words={words} now={now} />;
  return (
    <BeforeRoom
      title="Can you hear and be heard?"
      lead="Half a minute now saves trouble later. Nothing is recorded here."
      onClose={actions.onClose}
    >
      {soundCheck && <SoundCheck view={view} actions={soundCheck} />}
    </BeforeRoom>
  );
}
