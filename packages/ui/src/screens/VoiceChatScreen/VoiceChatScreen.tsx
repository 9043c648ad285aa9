import { VoiceChatPanel, type PracticeView } from '../../room/index.ts';
import type { RoomActions, SoundCheckActions } from '../../voice/index.ts';

export interface VoiceChatScreenProps {
  readonly view: PracticeView;
  readonly actions: RoomActions;
  /** Needed for a view that is `checking`. */
  readonly soundCheck?: SoundCheckActions | undefined;
  /** Epoch milliseconds; for stories and tests. */
  readonly now?: (() => number) | undefined;
}

/** The page of a practice interview: the panel alone, with nothing else that could distract. */
export function VoiceChatScreen({ view, actions, soundCheck, now }: VoiceChatScreenProps) {
  return (
    <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
      <VoiceChatPanel view={view} soundCheck={soundCheck} now={now} {...actions} />
    </main>
  );
}
