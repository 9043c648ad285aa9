import { useId } from 'react';
import { CloseIcon, IconButton } from '../../primitives/index.ts';
import { SessionTimer } from '../../voice/index.ts';
import type { RoomActions, RoomView } from '../types.ts';
import { OtherPhases } from './OtherPhases.tsx';
import { TalkingPhase } from './TalkingPhase.tsx';
import { Center, Head, Panel } from './VoiceChatPanel.styles.ts';

export interface VoiceChatPanelProps extends RoomActions {
  readonly view: RoomView;
  readonly title?: string;
  /** Headline while the room is being joined. */
  readonly connecting?: string;
  /** Epoch milliseconds; for stories and tests. */
  readonly now?: (() => number) | undefined;
}

/** A room as the candidate sees it, from joining to the thanks. Fills the screen. */
export function VoiceChatPanel(props: VoiceChatPanelProps) {
  const { view, title = 'Voice Chat Support', connecting = 'Connecting to Support', now, ...actions } = props;
  const id = useId();
  if (view.phase !== 'talking')
    return (
      <Center style={{ minBlockSize: '100dvh' }}>
        <OtherPhases view={view} connecting={connecting} actions={actions} />
      </Center>
    );
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <h1 id={id}>{title}</h1>
        {view.startedAtMs !== undefined && <SessionTimer startedAtMs={view.startedAtMs} now={now} />}
        <IconButton label="Close" icon={<CloseIcon />} onClick={actions.onClose} />
      </Head>
      <TalkingPhase view={view} actions={actions} />
    </Panel>
  );
}
