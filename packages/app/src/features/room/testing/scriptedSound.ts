import type { DeviceView, LevelSource, Platform } from '@viva/ui';
import type { Clock } from '../core/clock.ts';
import type { MicFailure } from '../core/connection.ts';
import type { SoundPorts } from '../soundCheck/ports.ts';
import { scriptedLevels } from './voice.ts';

/** What checking the sound meets; by default all goes well. */
export interface SoundScript {
  /** `waits`: the browser's question is not answered. */
  readonly mic?: MicFailure | 'waits' | null;
  /** How loud the person is, 0 to 1; a voice by default. */
  readonly loudness?: number;
  readonly playing?: 'ends' | 'fails' | 'hangs';
  readonly microphones?: readonly DeviceView[];
  /** Undefined: the page may not choose. */
  readonly speakers?: readonly DeviceView[] | undefined;
  readonly platform?: Platform;
}

/** A microphone and a speaker that play a script, in place of the browser's. */
export interface ScriptedSound extends SoundPorts {
  /** Microphones that are on just now, by their ids. */
  readonly openMics: readonly string[];
  /** Speakers that sound just now, by their ids. */
  readonly sounding: readonly string[];
  /** What the next tries meet. */
  readonly become: (script: SoundScript) => void;
  /** Answers the browser's question. */
  readonly allow: () => void;
  /** Pulls the plug of the microphone that is on. */
  readonly unplug: () => void;
}

/** Length of the test sound in milliseconds. */
const soundMs = 3_000;
/** What a microphone makes of a voice: at its loudest still clear. */
const gain = 0.7;

const usual = [
  { id: 'default', label: 'Built-in microphone' },
  { id: 'headset', label: 'Headset' },
] as const;

/** Makes microphones and speakers for a check. */
export function createScriptedSound(clock: Clock, first: SoundScript = {}): ScriptedSound {
  let script = first;
  const openMics: string[] = [];
  const sounding: string[] = [];
  const asked: (() => void)[] = [];
  let lose = () => undefined as void;

  const remove = (list: string[], id: string) => {
    if (list.includes(id)) list.splice(list.indexOf(id), 1);
  };
  const constant = (level: number): LevelSource => ({
    subscribe: (onLevels) => {
      let stop = () => undefined as void;
      const tell = () => {
        onLevels([level]);
        stop = clock.after(50, tell);
      };
      tell();
      return () => stop();
    },
  });
  const full = scriptedLevels(clock, 1, () => clock.now());
  const voice: LevelSource = {
    subscribe: (onLevels) => full.subscribe((levels) => onLevels(Array.from(levels, (level) => level * gain))),
  };

  return {
    clock,
    platform: script.platform ?? { browser: 'chrome', system: 'windows' },
    mayOpen: async () => false,
    openMic: async (deviceId, onLost) => {
      if (script.mic === 'waits') await new Promise<void>((resolve) => asked.push(resolve));
      else if (script.mic) return script.mic;
      openMics.push(deviceId);
      lose = () => {
        remove(openMics, deviceId);
        onLost();
      };
      const levels = script.loudness === undefined ? voice : constant(script.loudness);
      return { levels, deviceId, close: () => remove(openMics, deviceId) };
    },
    play: (speakerId) => {
      sounding.push(speakerId);
      const done = new Promise<void>((resolve, reject) => {
        if (script.playing === 'fails') reject(new Error('It cannot be played.'));
        else if (script.playing !== 'hangs') clock.after(soundMs, resolve);
      });
      return { levels: scriptedLevels(clock, 1, () => clock.now()), done, stop: () => remove(sounding, speakerId) };
    },
    devices: async () => ({ microphones: script.microphones ?? usual, speakers: script.speakers }),
    onDevicesChanged: () => () => undefined,
    openMics,
    sounding,
    become: (next) => (script = next),
    allow: () => asked.splice(0).forEach((answer) => answer()),
    unplug: () => lose(),
  };
}
