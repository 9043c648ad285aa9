import type { RoomActions, TalkingView } from '../types.ts';
import { Button, LeaveIcon } from '../../primitives/index.ts';
import { DeviceMenu } from '../DeviceMenu/index.ts';
import { StartMediaButton } from '../StartMediaButton/index.ts';
import { Bar, MicGroup, Start } from './ControlBar.styles.ts';
import { MicButton } from './MicButton.tsx';

export type ControlBarProps = Pick<TalkingView, 'mic' | 'devices' | 'ears' | 'playback'> &
  Pick<RoomActions, 'onToggleMic' | 'onChooseDevice' | 'onChooseEars' | 'onStartMedia' | 'onDisconnect'>;

/** The controls of a room: microphone, devices, sound, and the way out. */
export function ControlBar(props: ControlBarProps) {
  const { mic, devices, ears, playback, onToggleMic, onChooseDevice, onChooseEars, onStartMedia, onDisconnect } = props;
  const { state } = mic;
  return (
    <Bar role="group" aria-label="Controls">
      {playback !== 'playing' && (
        <Start>
          <StartMediaButton media={playback === 'audio-blocked' ? 'audio' : 'video'} onStart={onStartMedia} />
        </Start>
      )}
      <MicGroup>
        {state !== 'hidden' && <MicButton mic={{ ...mic, state }} onToggle={onToggleMic} />}
        <DeviceMenu devices={devices} ears={ears} onChoose={onChooseDevice} onChooseEars={onChooseEars} />
      </MicGroup>
      <Button variant="danger" icon={<LeaveIcon />} onClick={onDisconnect}>
        Disconnect
      </Button>
    </Bar>
  );
}
