import type { DeviceKind, DevicesView, EarsView, RoomActions } from '../types.ts';
import { ChoiceMenu, type ChoiceGroup, ChevronDownIcon, IconButton } from '../../primitives/index.ts';

export interface DeviceMenuProps extends Pick<RoomActions, 'onChooseEars'> {
  readonly devices: DevicesView;
  /** Who turns speech into text; absent where there is nothing to choose. */
  readonly ears?: EarsView | undefined;
  readonly onChoose: (kind: DeviceKind, id: string) => void;
}

/** Lets the candidate change the microphone, the camera, the speaker and who listens in mid-interview. */
export function DeviceMenu({ devices, ears, onChoose, onChooseEars }: DeviceMenuProps) {
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
    ...(ears ? [{ ...earsGroup, chosen: ears }] : []),
  ];
  return (
    <ChoiceMenu
      trigger={<IconButton label="Choose devices" icon={<ChevronDownIcon />} />}
      groups={groups}
      onChoose={(group, id) => {
        const kind = kinds.find((one) => one === group);
        if (kind) onChoose(kind, id);
        else onChooseEars(id === 'browser' ? 'browser' : 'server');
      }}
    />
  );
}

const kinds: readonly DeviceKind[] = ['audioinput', 'videoinput', 'audiooutput'];

const earsGroup: ChoiceGroup = {
  id: 'ears',
  label: 'Speech recognition',
  options: [
    { id: 'browser', label: 'Your browser' },
    { id: 'server', label: 'This service' },
  ],
  none: '',
};
