import {
  BeforeRoom,
  RoomPanel,
  type RoomActions,
  type RoomView,
  type RoomWords,
  type SoundCheckActions,
} from '../../voice/index.ts';
import { PracticeSetup, type PracticeSetupActions, type PracticeSetupView } from '../PracticeSetup/index.ts';

/** A practice interview: it is set up on a card before its room, never over it. */
export type PracticeView = RoomView | PracticeSetupView;

export interface VoiceChatPanelProps extends RoomActions {
  readonly view: PracticeView;
  /** Needed for a view that is `setting-up`. */
  readonly setup?: (PracticeSetupActions & Omit<SoundCheckActions, 'onStart'>) | undefined;
  /** Epoch milliseconds; for stories and tests. */
  readonly now?: (() => number) | undefined;
}

const words: RoomWords = {
  connecting: 'Connecting to Support',
  kept: 'Everything you said is saved, and the interview picks up where you left off.',
  endEarly: 'Your report covers what you’ve said so far.',
  ended: ({ reportTo, nothingSaid }) => ({
    title: 'Thank you for practicing',
    text: nothingSaid
      ? 'You didn’t say anything this time, so there’s no report.'
      : `We’re writing your report. We’ll email it${reportTo ? ` to ${reportTo}` : ' to you'} in a few minutes.`,
  }),
};

/** A practice interview as the candidate sees it, from the card that sets it up to the thanks. Fills the screen. */
export function VoiceChatPanel({ view, setup, now, ...actions }: VoiceChatPanelProps) {
  if (view.phase !== 'setting-up')
    return <RoomPanel view={view} actions={actions} title="Voice Chat Support" words={words} now={now} />;
  return (
    <BeforeRoom title="Set up your practice" onClose={actions.onClose}>
      {setup && <PracticeSetup view={view} actions={setup} />}
    </BeforeRoom>
  );
}
