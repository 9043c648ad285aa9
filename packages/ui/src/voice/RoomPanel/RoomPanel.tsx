import { useId, type ReactNode } from 'react';
import { CloseIcon, IconButton } from '../../primitives/index.ts';
import { EndQuestion } from '../EndQuestion/index.ts';
import { RoomMessage, type RoomWords } from '../RoomMessage/index.ts';
import { SessionTimer } from '../SessionTimer/index.ts';
import type { RoomActions, RoomView } from '../types.ts';
import { Center, Head, Panel, Recorded, Title, Top } from './RoomPanel.styles.ts';
import { TalkingPhase } from './TalkingPhase.tsx';
import { useKeyboardRoom } from './useKeyboardRoom.ts';

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
  const keyboard = useKeyboardRoom();
  if (view.phase !== 'talking')
    return (
      <Center>
        <RoomMessage view={view} words={words} actions={actions} afterwards={afterwards} />
      </Center>
    );
  return (
    <Panel aria-labelledby={id} {...keyboard}>
      <Top>
        {!view.help && banner}
        <Head>
          <Title>
            <h1 id={id}>{title}</h1>
            {words.subject !== undefined && <p title={words.subject}>{words.subject}</p>}
          </Title>
          {view.recorded && <Recorded role="status">Your answers are recorded</Recorded>}
          {view.startedAtMs !== undefined && (
            <SessionTimer
              startedAtMs={view.startedAtMs}
              endsAtMs={view.endsAtMs}
              stoppedAtMs={view.stoppedAtMs}
              now={now}
            />
          )}
          <IconButton label="Close" icon={<CloseIcon />} onClick={actions.onClose} />
        </Head>
      </Top>
      <TalkingPhase view={view} actions={actions} now={now} />
      <EndQuestion ending={view.ending} after={words.endEarly} onEnd={actions.onEnd} onStay={actions.onStay} />
    </Panel>
  );
}
