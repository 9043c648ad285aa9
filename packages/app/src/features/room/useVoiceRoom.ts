import type { RoomActions, RoomView } from '@viva/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createLevels, resumeLevels } from './audio/levels.ts';
import type { SessionFailure } from './core/failures.ts';
import { roomViewOf } from './roomView.ts';
import { herePlatform } from './soundCheck/browserSound.ts';
import { rememberedCaptions, startedAt } from './storage.ts';
import { useBrowserEars } from './useBrowserEars.ts';
import { type DeviceChoices, useDeviceChoices } from './useDeviceChoices.ts';
import { type RoomSessionOptions, useRoomSession } from './useRoomSession.ts';
import { useRoomClock, useRoomWorld } from './world.ts';

/** Bars of the agent's view (specification, section 9); the microphone's meter is a single level. */
const agentBands = 7;
const micBands = 1;

/** A voice room as its page needs it. */
export interface VoiceRoomOptions extends RoomSessionOptions {
  /** Where the report goes. */
  readonly email: string;
  /** The interview was left, or is over and the person goes on; `told` says whether the service knows. */
  readonly onLeave: (told: Promise<boolean>) => void;
  /** The session cannot go on; the failures that lead to another page are the caller's to handle. */
  readonly onFailure: (failure: SessionFailure) => void;
}

/** What a room's page shows, and what each press does. */
export interface VoiceRoom {
  readonly view: RoomView;
  readonly actions: RoomActions;
  /** Epoch milliseconds, for the timer. */
  readonly now: () => number;
}

/** Holds the interview in a room. */
export function useVoiceRoom(options: VoiceRoomOptions): VoiceRoom {
  return useVoiceRoomWith(useDeviceChoices(), options);
}

/** The same with devices that are chosen elsewhere too. */
export function useVoiceRoomWith(choices: DeviceChoices, options: VoiceRoomOptions): VoiceRoom {
  const { roomId, email, onLeave, onFailure } = options;
  const { session, state } = useRoomSession(options, choices);
  const [captionSettings, setCaptionSettings] = useState(rememberedCaptions.read);
  const platform = useMemo(() => herePlatform(), []);
  const clock = useRoomClock();
  const now = useCallback(() => clock.now(), [clock]);
  const world = useRoomWorld();
  const connected = state.phase === 'connected' ? state : null;
  const micOn = connected?.room.micOn ?? false;

  const agentTrack = connected?.room.agent?.audible ? (session?.connection?.agentTrack() ?? null) : null;
  const micTrack = micOn ? (session?.connection?.micTrack() ?? null) : null;
  const audible = connected?.room.agent?.audible ?? false;
  const agentLevels = useMemo(
    () => (agentTrack ? createLevels(agentTrack, agentBands) : audible ? world?.agentLevels?.(agentBands) : undefined),
    [agentTrack, audible, world],
  );
  const micLevels = useMemo(
    () => (micTrack ? createLevels(micTrack, micBands) : micOn ? world?.micLevels?.(micBands) : undefined),
    [micTrack, micOn, world],
  );
  const ears = useBrowserEars({
    session,
    present: connected?.joined ?? false,
    service: connected?.facts.ears ?? null,
    micTrack,
  });

  const met = connected?.met ?? false;
  const startedAtMs = useMemo(() => (met ? startedAt(roomId, clock.now()) : undefined), [clock, met, roomId]);

  const failure = state.phase === 'error' ? state.failure : null;
  useEffect(() => {
    if (failure) onFailure(failure);
  }, [failure, onFailure]);

  const view = roomViewOf(state, {
    ears: ears.state,
    agentLevels,
    micLevels,
    startedAtMs,
    email,
    captionSettings,
    platform,
  });

  const leave = () => onLeave(session?.leave() ?? Promise.resolve(true));
  const setMic = (on: boolean) => {
    choices.setMicOn(on);
    void session?.setMicrophone(on);
  };

  const actions: RoomActions = {
    onClose: leave,
    onDisconnect: leave,
    onToggleMic: () => setMic(!micOn),
    onRetryMic: () => setMic(true),
    onChooseDevice: (kind, id) => {
      choices.choose(kind, id);
      // A device that cannot be had leaves the one before in use, and the menu shows that one.
      session?.connection?.chooseDevice(kind, id).catch(() => undefined);
    },
    onStartMedia: () => {
      resumeLevels();
      // When the browser still refuses, the button stays.
      session?.connection?.startAudio().catch(() => undefined);
    },
    onSendAnswer: (text) => session?.answer(text) ?? Promise.reject(new Error('The interview is over.')),
    onChooseEars: ears.choose,
    onChangeCaptions: (settings) => {
      rememberedCaptions.write(settings);
      setCaptionSettings(settings);
    },
    onReconnect: () => session?.retry(),
    onReturnHome: () => onLeave(Promise.resolve(true)),
  };
  return { view, actions, now };
}
