import type { DeviceView, LevelSource, Platform } from '@viva/ui';
import type { Clock } from '../core/clock.ts';
import type { MicFailure } from '../core/connection.ts';

/** A microphone that is on. */
export interface OpenMic {
  /** How loud it is, as one level. */
  readonly levels: LevelSource;
  readonly deviceId: string;
  /** Turns it off; nothing of it is left. */
  readonly close: () => void;
}

/** The test sound while it is played. */
export interface Playing {
  readonly levels: LevelSource;
  /** Resolves at its end; rejects when it can't be played. */
  readonly done: Promise<void>;
  readonly stop: () => void;
}

/** Devices that there are. */
export interface SoundDevices {
  readonly microphones: readonly DeviceView[];
  /** Undefined where a page may not choose. */
  readonly speakers: readonly DeviceView[] | undefined;
}

/** What a check of the sound stands on. */
export interface SoundPorts {
  readonly clock: Clock;
  readonly platform: Platform;
  /** Whether the microphone may be opened at once, with no question and no press. */
  readonly mayOpen: () => Promise<boolean>;
  /** Opens a microphone; `onLost` comes when it goes away by itself. @returns the microphone, or why there is none. */
  readonly openMic: (deviceId: string, onLost: () => void) => Promise<OpenMic | MicFailure>;
  /** Plays the test sound; must run inside a press. */
  readonly play: (speakerId: string) => Playing;
  readonly devices: () => Promise<SoundDevices>;
  /** @returns how to stop listening. */
  readonly onDevicesChanged: (listener: () => void) => () => void;
}
