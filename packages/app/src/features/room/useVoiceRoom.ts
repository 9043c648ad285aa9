import type { RoomActions, RoomView } from '@viva/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createLevels, resumeLevels } from './audio/levels.ts';
import type { SessionFailure } from './core/failures.ts';
import { useHelp } from './help/useHelp.ts';
import { roomViewOf } from './roomView.ts';
import { herePlatform } from './soundCheck/browserSound.ts';
import { noteStarted, rememberedCaptions } from './storage.ts';
import { useBackGuard } from './useBackGuard.ts';
import { type DeviceChoices, useDeviceChoices } from './useDeviceChoices.ts';
import { type RoomSessionOptions, useRoomSession } from './useRoomSession.ts';
import { useRoomClock, useRoomWorld } from './world.ts';

/** Bars of the agent's view (specification, section 9); the microphone's meter is a single level. */
const agentBands = 7;
const micBands = 1;

/** How a room was left. */
export interface RoomLeft {
  /** Whether the service knows of it. */
  readonly told: Promise<boolean>;
  /** Something was said, and a report of it is made that the person has not been shown. */
  readonly reported: boolean;
}

/** An interview that is over already, or never began. */
export const nothingLeft: RoomLeft = { told: Promise.resolve(true), reported: false };

/** A voice room as its page needs it. */
export interface VoiceRoomOptions extends RoomSessionOptions {
  /** Where the report goes. */
  readonly email: string;
  /** The interview was left, or is over and the person goes on. */
  readonly onLeave: (left: RoomLeft) => void;
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

  const met = connected?.met ?? false;
  useEffect(() => {
    if (met) noteStarted(roomId);
  }, [met, roomId]);

  // Before the first question there is nothing to lose, and in danger nobody is asked anything.
  const begun = Boolean(connected?.facts.progress) && !connected?.help;
  const [asking, setAsking] = useState(false);
  const ask = useCallback(() => setAsking(true), []);
  useBackGuard(begun && !world, ask);

  const help = useHelp({ begun: met, clock, place: world?.place });

  const failure = state.phase === 'error' ? state.failure : null;
  useEffect(() => {
    if (failure) onFailure(failure);
  }, [failure, onFailure]);

  const view = roomViewOf(state, {
    agentLevels,
    micLevels,
    ending: asking && begun,
    email,
    captionSettings,
    platform,
    help,
  });

  const leave = () => {
    const reported = Boolean(connected?.segments.some(({ type }) => type === 'user')) && !connected?.help;
    onLeave(session ? { told: session.leave(), reported } : nothingLeft);
  };
  const setMic = (on: boolean) => {
    choices.setMicOn(on);
    void session?.setMicrophone(on);
  };

  // Where to call must not be gone with the press that ends the interview.
  const end = () => (connected?.help ? session?.finish() : leave());
  const over = () => Promise.reject(new Error('The interview is over.'));

  const actions: RoomActions = {
    onClose: begun ? ask : leave,
    onDisconnect: begun ? ask : end,
    onEnd: end,
    onStay: () => setAsking(false),
    onPause: () => session?.pause(true) ?? over(),
    onGoOn: () => session?.pause(false) ?? over(),
    onHint: () => session?.hint() ?? over(),
    onSayAgain: () => session?.choose(true) ?? over(),
    onNextQuestion: () => session?.choose(false) ?? over(),
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
    onSendAnswer: (text) => session?.answer(text) ?? over(),
    onChangeCaptions: (settings) => {
      rememberedCaptions.write(settings);
      setCaptionSettings(settings);
    },
    onReconnect: () => session?.retry(),
    onReturnHome: () => onLeave(nothingLeft),
  };
  return { view, actions, now };
}
