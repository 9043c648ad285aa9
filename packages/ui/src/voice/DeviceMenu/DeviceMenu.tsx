import type { DeviceKind, DevicesView } from '../types.ts';
import { ChoiceMenu, type ChoiceGroup, ChevronDownIcon, IconButton } from '../../primitives/index.ts';

export interface DeviceMenuProps {
  readonly devices: DevicesView;
  readonly onChoose: (kind: DeviceKind, id: string) => void;
}

/** Lets the candidate change the microphone, the camera and the speaker in mid-interview. */
export function DeviceMenu({ devices, onChoose }: DeviceMenuProps) {
  const groups: ChoiceGroup[] = [
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
    ...(devices.audioOutputs
      ? [
          {
            id: 'audiooutput',
            label: 'Speaker',
            options: devices.audioOutputs,
            chosen: devices.audioOutputId,
            none: 'No speaker found',
          },
        ]
      : []),
  ];
  return (
    <ChoiceMenu
      trigger={<IconButton label="Choose devices" icon={<ChevronDownIcon />} />}
      groups={groups}
      onChoose={(group, id) => {
        const kind = kinds.find((one) => one === group);
        if (kind) onChoose(kind, id);
      }}
    />
  );
}

const kinds: readonly DeviceKind[] = ['audioinput', 'videoinput', 'audiooutput'];
