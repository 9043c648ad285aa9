import { useId } from 'react';
import { Alert, Button, MomentsProvider, SkeletonText } from '../../primitives/index.ts';
import { AudioReplay, Transcript, type ReplayActions, type ReplayView, type ReportLine } from '../../report/index.ts';
import { Said, Sticky } from './JobPageScreen.styles.ts';

/** Transcript and recording of a candidate, once they are there. */
export type MaterialView =
  'loading' | { readonly failed: string } | { readonly lines: readonly ReportLine[]; readonly replay: ReplayView };

interface MaterialProps {
  readonly material: MaterialView;
  readonly player: ReplayActions;
  readonly onReload: () => void;
}

/** Everything that an unlocked candidate said, to read and to hear. */
export function Material({ material, player, onReload }: MaterialProps) {
  const id = useId();
  return (
    <Said aria-labelledby={id}>
      <h2 id={id}>What was said</h2>
      {material === 'loading' ? (
        <SkeletonText lines={6} />
      ) : 'failed' in material ? (
        <Alert
          action={
            <Button variant="link" onClick={onReload}>
              Try Again
            </Button>
          }
        >
          {material.failed}
        </Alert>
      ) : (
        <Words {...material} player={player} />
      )}
    </Said>
  );
}

interface WordsProps {
  readonly lines: readonly ReportLine[];
  readonly replay: ReplayView;
  readonly player: ReplayActions;
}

function Words({ lines, replay, player }: WordsProps) {
  const positionMs = 'positionMs' in replay ? replay.positionMs : undefined;
  const onSeek = positionMs === undefined ? undefined : player.onSeek;
  return (
    <>
      <Sticky>
        <AudioReplay replay={replay} {...player} />
      </Sticky>
      <MomentsProvider value={{ onSeek }}>
        <Transcript lines={lines} candidate="Candidate" currentMs={positionMs} onSeek={onSeek} />
      </MomentsProvider>
    </>
  );
}
