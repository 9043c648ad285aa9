import { usePersistentUserChoices } from '@livekit/components-react';
import type { DeviceKind } from '@viva/ui';
import { useCallback, useMemo, useState } from 'react';
import { rememberedSpeaker } from './storage.ts';

/** The devices of this browser that were chosen, and how to choose others. */
export interface DeviceChoices {
  readonly chosen: { readonly audioDeviceId: string; readonly username: string; readonly speakerId: string };
  readonly choose: (kind: DeviceKind, id: string) => void;
  readonly setMicOn: (on: boolean) => void;
}

/** Remembers devices: through LiveKit's own store, which knows of no speaker, and that beside it. */
export function useDeviceChoices(): DeviceChoices {
  const { userChoices, saveAudioInputDeviceId, saveVideoInputDeviceId, saveAudioInputEnabled } =
    usePersistentUserChoices();
  const [speakerId, setSpeakerId] = useState(rememberedSpeaker.read);
  const { audioDeviceId, username } = userChoices;
  const chosen = useMemo(() => ({ audioDeviceId, username, speakerId }), [audioDeviceId, speakerId, username]);
  const choose = useCallback(
    (kind: DeviceKind, id: string) => {
      if (kind === 'audioinput') saveAudioInputDeviceId(id);
      if (kind === 'videoinput') saveVideoInputDeviceId(id);
      if (kind !== 'audiooutput') return;
      rememberedSpeaker.write(id);
      setSpeakerId(id);
    },
    [saveAudioInputDeviceId, saveVideoInputDeviceId],
  );
  return { chosen, choose, setMicOn: saveAudioInputEnabled };
}
