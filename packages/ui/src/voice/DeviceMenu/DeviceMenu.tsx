import type { DeviceKind, DevicesView, EarsView, RoomActions } from '../../room/types.ts';
import { ChoiceMenu, type ChoiceGroup, ChevronDownIcon, IconButton } from '../../primitives/index.ts';

export interface DeviceMenuProps extends Pick<RoomActions, 'onChooseEars'> {
  readonly devices: DevicesView;
  /** Who turns speech into text; absent where there is nothing to choose. */
  readonly ears?: EarsView | undefined;
  readonly onChoose: (kind: DeviceKind, id: string) => void;
}

/** Lets the candidate change the microphone, the camera and who listens in mid-interview. */
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
  ];
  return (
    <ChoiceMenu
      trigger={<IconButton label="Choose devices" icon={<ChevronDownIcon />} />}
      groups={ears ? [...groups, { ...earsGroup, chosen: ears }] : groups}
      onChoose={(group, id) => {
        if (group === earsGroup.id) onChooseEars(id === 'browser' ? 'browser' : 'server');
        else onChoose(group === 'audioinput' ? 'audioinput' : 'videoinput', id);
      }}
    />
  );
}

const earsGroup: ChoiceGroup = {
  id: 'ears',
  label: 'Speech recognition',
  options: [
    { id: 'browser', label: 'Your browser' },
    { id: 'server', label: 'This service' },
  ],
  none: '',
};
