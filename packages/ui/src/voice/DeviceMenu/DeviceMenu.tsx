import type { DeviceKind, DevicesView } from '../../room/types.ts';
import { ChoiceMenu, ChevronDownIcon, IconButton } from '../../primitives/index.ts';

export interface DeviceMenuProps {
  readonly devices: DevicesView;
  readonly onChoose: (kind: DeviceKind, id: string) => void;
}

/** Lets the candidate change the microphone and the camera in mid-interview. */
export function DeviceMenu({ devices, onChoose }: DeviceMenuProps) {
  return (
    <ChoiceMenu
      trigger={<IconButton label="Choose devices" icon={<ChevronDownIcon />} />}
      onChoose={(kind, id) => onChoose(kind === 'audioinput' ? 'audioinput' : 'videoinput', id)}
      groups={[
        {
          id: 'audioinput',
          label: 'Microphone',
          options: devices.audioInputs,
          chosen: devices.audioInputId,
          none: 'No microphone found',
        },
        {
          id: 'videoinput',
          label: 'Camera',
          options: devices.videoInputs,
          chosen: devices.videoInputId,
          none: 'No camera found',
        },
      ]}
    />
  );
}
