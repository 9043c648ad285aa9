import { platformOf } from '@viva/ui';
import { createLoudness } from '../audio/loudness.ts';
import { systemClock } from '../core/clock.ts';
import { canChooseSpeaker, hasMediaDevices, listKind, micFailureOf } from './browserDevices.ts';
import type { SoundPorts } from './ports.ts';
import { playTestSound } from './testSound.ts';

/** The microphones and speakers of this browser. */
export function browserSound(): SoundPorts {
  return {
    clock: systemClock,
    platform: herePlatform(),
    mayOpen: async () => {
      // Before the first press nothing could be measured, so nothing would seem to be heard.
      if (!hasMediaDevices() || !navigator.userActivation?.hasBeenActive) return false;
      return (await navigator.permissions.query({ name: 'microphone' })).state === 'granted';
    },
    openMic: async (deviceId, onLost) => {
      if (!hasMediaDevices()) return 'insecure';
      try {
        const audio = deviceId === '' || deviceId === 'default' ? true : { deviceId };
        const stream = await navigator.mediaDevices.getUserMedia({ audio });
        const [track] = stream.getAudioTracks();
        if (!track) return 'missing';
        track.onended = onLost;
        return {
          levels: createLoudness(track),
          deviceId: track.getSettings().deviceId ?? deviceId,
          close: () => {
            for (const each of stream.getTracks()) each.stop();
          },
        };
      } catch (error) {
        return micFailureOf(error);
      }
    },
    play: playTestSound,
    devices: async () => {
      const [microphones, speakers] = await Promise.all([
        listKind('audioinput'),
        canChooseSpeaker() ? listKind('audiooutput') : [],
      ]);
      return { microphones, speakers: speakers.length > 0 ? speakers : undefined };
    },
    onDevicesChanged: (listener) => {
      if (!hasMediaDevices()) return () => undefined;
      navigator.mediaDevices.addEventListener('devicechange', listener);
      return () => navigator.mediaDevices.removeEventListener('devicechange', listener);
    },
  };
}

/** Where this page runs. */
export const herePlatform = () => platformOf(navigator.userAgent, navigator.maxTouchPoints);
