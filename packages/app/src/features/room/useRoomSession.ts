import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { RoomSession, type SessionPorts } from './core/session.ts';
import type { SessionState } from './core/sessionState.ts';
import type { DeviceChoices } from './useDeviceChoices.ts';
import { newId } from './newId.ts';
import { rememberedRoom } from './storage.ts';
import { loadLiveKit } from './livekit/load.ts';
import { useRoomClock, useRoomWorld } from './world.ts';

/** What a session is held with. */
export interface RoomSessionOptions {
  readonly roomId: string;
  readonly livekitUrl: string;
  readonly api: SessionPorts['api'];
  /** False as long as there is something to do before the room. */
  readonly enter?: boolean;
  /** The candidate chose to type: the microphone stays off until they turn it on. */
  readonly typing?: boolean;
}

const idle: SessionState = { phase: 'idle' };
const nothing = () => () => undefined;

/** Holds a session for as long as the component stands, with the devices that were chosen. */
export function useRoomSession(options: RoomSessionOptions, choices: DeviceChoices) {
  const { roomId, livekitUrl, api, enter = true, typing = false } = options;
  const latest = useRef(choices.chosen);
  useEffect(() => {
    latest.current = choices.chosen;
  });

  const clock = useRoomClock();
  const world = useRoomWorld();
  useEffect(() => {
    // Fetched beside whatever comes before the room; a failure is met when the room is opened.
    if (!world) loadLiveKit().catch(() => undefined);
  }, [world]);
  const [session, setSession] = useState<RoomSession | null>(null);
  useEffect(() => {
    if (!enter) return undefined;
    const created = new RoomSession(roomId, {
      api,
      livekitUrl,
      newId,
      clock,
      load: world ? () => Promise.resolve(world.open) : loadLiveKit,
      typing,
      // A scripted room says everything again.
      ...(world ? {} : { memory: rememberedRoom(roomId) }),
      choices: () => latest.current,
    });
    setSession(created);
    void created.start();
    return () => {
      created.dispose();
      setSession(null);
    };
  }, [api, clock, enter, livekitUrl, roomId, typing, world]);

  const state = useSyncExternalStore(session?.subscribe ?? nothing, session?.state ?? (() => idle));
  return { session, state };
}
