import { useId, type ReactNode } from 'react';
import { CloseIcon, IconButton } from '../../primitives/index.ts';
import { RoomMessage, type RoomWords } from '../RoomMessage/index.ts';
import { SessionTimer } from '../SessionTimer/index.ts';
import type { RoomActions, RoomView } from '../types.ts';
import { Center, Head, Panel, Recorded } from './RoomPanel.styles.ts';
import { TalkingPhase } from './TalkingPhase.tsx';

export interface RoomPanelProps {
  readonly view: RoomView;
  readonly actions: RoomActions;
  /** Headline of the interview itself. */
  readonly title: string;
  readonly words: RoomWords;
  /** A strip above everything, as long as the interview goes on. */
  readonly banner?: ReactNode;
  /** A call of this kind of room once it is over. */
  readonly afterwards?: ReactNode;
  /** Epoch milliseconds; for stories and tests. */
  readonly now?: (() => number) | undefined;
}

/** A room as whoever is interviewed sees it, from joining to the thanks. Fills the screen. */
export function RoomPanel({ view, actions, title, words, banner, afterwards, now }: RoomPanelProps) {
  const id = useId();
  if (view.phase !== 'talking')
    return (
      <Center>
        <RoomMessage view={view} words={words} actions={actions} afterwards={afterwards} />
      </Center>
    );
  return (
    <Panel aria-labelledby={id}>
      <div>
        {banner}
        <Head>
          <h1 id={id}>{title}</h1>
          {view.recorded && <Recorded role="status">Your answers are recorded</Recorded>}
          {view.startedAtMs !== undefined && (
            <SessionTimer startedAtMs={view.startedAtMs} endsAtMs={view.endsAtMs} now={now} />
          )}
          <IconButton label="Close" icon={<CloseIcon />} onClick={actions.onClose} />
        </Head>
      </div>
      <TalkingPhase view={view} actions={actions} />
    </Panel>
  );
}
