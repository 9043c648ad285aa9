import type { SoundCheckActions, SoundCheckView } from '@viva/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { resumeLevels } from './audio/levels.ts';
import { SoundCheck } from './soundCheck/soundCheck.ts';
import type { DeviceChoices } from './useDeviceChoices.ts';
import { useSoundPorts } from './world.ts';

const unchecked: SoundCheckView = { mic: { phase: 'idle' }, speaker: { phase: 'idle' } };
const nothing = () => () => undefined;

/** Checks microphone and speaker while it is `active`; afterwards both are let go. */
export function useSoundCheck(
  active: boolean,
  { chosen, choose }: DeviceChoices,
): { readonly view: SoundCheckView; readonly actions: Omit<SoundCheckActions, 'onStart'> } {
  const ports = useSoundPorts();
  const [check, setCheck] = useState<SoundCheck | null>(null);
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  });
  useEffect(() => {
    if (!active || !ports) return undefined;
    const created = new SoundCheck(ports, { micId: latest.current.audioDeviceId, speakerId: latest.current.speakerId });
    setCheck(created);
    void created.begin();
    return () => {
      created.close();
      setCheck(null);
    };
  }, [active, ports]);

  const view = useSyncExternalStore(check?.subscribe ?? nothing, check?.view ?? (() => unchecked));
  return {
    view,
    actions: {
      onCheckMic: () => {
        resumeLevels();
        void check?.checkMic();
      },
      onChooseMic: (id) => {
        choose('audioinput', id);
        void check?.chooseMic(id);
      },
      onPlayTest: () => void check?.play(),
      onAnswerTest: (heard) => check?.answerTest(heard),
      onChooseSpeaker: (id) => {
        choose('audiooutput', id);
        check?.chooseSpeaker(id);
      },
    },
  };
}
