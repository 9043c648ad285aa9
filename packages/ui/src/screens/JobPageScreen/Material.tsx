import { useId } from 'react';
import { MomentsProvider } from '../../primitives/index.ts';
import { AudioReplay, Transcript, type ReplayActions, type ReplayView, type ReportLine } from '../../report/index.ts';
import { Said, Sticky } from './JobPageScreen.styles.ts';

interface MaterialProps {
  readonly lines: readonly ReportLine[];
  readonly replay: ReplayView;
  readonly player: ReplayActions;
}

/** Everything that an unlocked candidate said, to read and to hear. */
export function Material({ lines, replay, player }: MaterialProps) {
  const id = useId();
  const positionMs = 'positionMs' in replay ? replay.positionMs : undefined;
  const onSeek = positionMs === undefined ? undefined : player.onSeek;
  return (
    <Said aria-labelledby={id}>
      <h2 id={id}>What was said</h2>
      <Sticky>
        <AudioReplay replay={replay} {...player} />
      </Sticky>
      <MomentsProvider value={{ onSeek }}>
        <Transcript lines={lines} candidate="Candidate" currentMs={positionMs} onSeek={onSeek} />
      </MomentsProvider>
    </Said>
  );
}
