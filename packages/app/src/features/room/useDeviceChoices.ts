import type { DeviceKind } from '@viva/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type StoredChoices, readChoices, writeChoices } from './deviceStore.ts';
import { rememberedSpeaker } from './storage.ts';

/** The devices of this browser that were chosen, and how to choose others. */
export interface DeviceChoices {
  readonly chosen: { readonly audioDeviceId: string; readonly username: string; readonly speakerId: string };
  readonly choose: (kind: DeviceKind, id: string) => void;
  readonly setMicOn: (on: boolean) => void;
}

/** Remembers devices in this browser. */
export function useDeviceChoices(): DeviceChoices {
  const [choices, setChoices] = useState(readChoices);
  const [speakerId, setSpeakerId] = useState(rememberedSpeaker.read);
  useEffect(() => writeChoices(choices), [choices]);
  const change = useCallback(
    (changed: Partial<StoredChoices>) => setChoices((before) => ({ ...before, ...changed })),
    [],
  );
  const { audioDeviceId, username } = choices;
  const chosen = useMemo(() => ({ audioDeviceId, username, speakerId }), [audioDeviceId, speakerId, username]);
  const choose = useCallback(
    (kind: DeviceKind, id: string) => {
      if (kind === 'audioinput') change({ audioDeviceId: id });
      if (kind === 'videoinput') change({ videoDeviceId: id });
      if (kind !== 'audiooutput') return;
      rememberedSpeaker.write(id);
      setSpeakerId(id);
    },
    [change],
  );
  const setMicOn = useCallback((on: boolean) => change({ audioEnabled: on }), [change]);
  return { chosen, choose, setMicOn };
}
