import type { RoomActions, TalkingView } from '../types.ts';
import { useState } from 'react';
import { Button, LeaveIcon, PauseIcon, Problem, WarningIcon } from '../../primitives/index.ts';
import { DeviceMenu } from '../DeviceMenu/index.ts';
import { StartMediaButton } from '../StartMediaButton/index.ts';
import { Bar, MicGroup, Start, Trouble, Word } from './ControlBar.styles.ts';
import { MicButton } from './MicButton.tsx';

export interface ControlBarProps
  extends
    Pick<TalkingView, 'mic' | 'devices' | 'playback'>,
    Pick<RoomActions, 'onToggleMic' | 'onChooseDevice' | 'onStartMedia' | 'onDisconnect'> {
  /** Stops the clock; absent where it can't be stopped now. */
  readonly onPause?: (() => Promise<void>) | undefined;
}

/** The controls of a room: microphone, devices, sound, a pause, and the way out. */
export function ControlBar(props: ControlBarProps) {
  const { mic, devices, playback, onToggleMic, onChooseDevice, onStartMedia, onDisconnect } = props;
  const { state } = mic;
  const [pausing, setPausing] = useState<'idle' | 'busy' | 'failed'>('idle');
  const pause = () => {
    setPausing('busy');
    props.onPause?.().then(
      () => setPausing('idle'),
      () => setPausing('failed'),
    );
  };
  return (
    <Bar role="group" aria-label="Controls">
      {playback !== 'playing' && (
        <Start>
          <StartMediaButton media={playback === 'audio-blocked' ? 'audio' : 'video'} onStart={onStartMedia} />
        </Start>
      )}
      <MicGroup>
        {state !== 'hidden' && <MicButton mic={{ ...mic, state }} onToggle={onToggleMic} />}
        <DeviceMenu devices={devices} onChoose={onChooseDevice} />
      </MicGroup>
      {props.onPause && (
        <Button variant="quiet" icon={<PauseIcon />} busy={pausing === 'busy'} onClick={pause}>
          <Word>Pause</Word>
        </Button>
      )}
      <Button variant="danger" icon={<LeaveIcon />} onClick={onDisconnect}>
        Disconnect
      </Button>
      {props.onPause && pausing === 'failed' && (
        <Trouble>
          <Problem role="alert">
            <WarningIcon />
            We couldn’t pause the interview. Please try again.
          </Problem>
        </Trouble>
      )}
    </Bar>
  );
}
