import { VoiceChatPanel, type RoomActions, type RoomView } from '../../room/index.ts';

export interface VoiceChatScreenProps {
  readonly view: RoomView;
  readonly actions: RoomActions;
  /** Epoch milliseconds; for stories and tests. */
  readonly now?: (() => number) | undefined;
}

/** The page of a practice interview: the panel alone, with nothing else that could distract. */
export function VoiceChatScreen({ view, actions, now }: VoiceChatScreenProps) {
  return (
    <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
      <VoiceChatPanel view={view} now={now} {...actions} />
    </main>
  );
}
