import { VoiceChatPanel, type PracticeView, type VoiceChatPanelProps } from '../../room/index.ts';
import type { RoomActions } from '../../voice/index.ts';

export interface VoiceChatScreenProps {
  readonly view: PracticeView;
  readonly actions: RoomActions;
  /** Needed for a view that is `setting-up`. */
  readonly setup?: VoiceChatPanelProps['setup'];
  /** Epoch milliseconds; for stories and tests. */
  readonly now?: (() => number) | undefined;
}

/** The page of a practice interview: the panel alone, with nothing else that could distract. */
export function VoiceChatScreen({ view, actions, setup, now }: VoiceChatScreenProps) {
  return (
    <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
      <VoiceChatPanel view={view} setup={setup} now={now} {...actions} />
    </main>
  );
}
