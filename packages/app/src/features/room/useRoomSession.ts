import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { RoomSession, type SessionPorts } from './core/session.ts';
import type { SessionState } from './core/sessionState.ts';
import { openLiveKitRoom } from './livekit/liveKitConnection.ts';
import type { DeviceChoices } from './useDeviceChoices.ts';
import { newId } from './newId.ts';
import { useRoomClock, useRoomWorld } from './world.ts';

/** What a session is held with. */
export interface RoomSessionOptions {
  readonly roomId: string;
  readonly livekitUrl: string;
  readonly api: SessionPorts['api'];
  /** False as long as there is something to do before the room. */
  readonly enter?: boolean;
}

const idle: SessionState = { phase: 'idle' };
const nothing = () => () => undefined;

/** Holds a session for as long as the component stands, with the devices that were chosen. */
export function useRoomSession({ roomId, livekitUrl, api, enter = true }: RoomSessionOptions, choices: DeviceChoices) {
  const latest = useRef(choices.chosen);
  useEffect(() => {
    latest.current = choices.chosen;
  });

  const clock = useRoomClock();
  const open = useRoomWorld()?.open ?? openLiveKitRoom;
  const [session, setSession] = useState<RoomSession | null>(null);
  useEffect(() => {
    if (!enter) return undefined;
    const created = new RoomSession(roomId, {
      api,
      livekitUrl,
      newId,
      clock,
      open,
      choices: () => latest.current,
    });
    setSession(created);
    void created.start();
    return () => {
      created.dispose();
      setSession(null);
    };
  }, [api, clock, enter, livekitUrl, open, roomId]);

  const state = useSyncExternalStore(session?.subscribe ?? nothing, session?.state ?? (() => idle));
  return { session, state };
}
