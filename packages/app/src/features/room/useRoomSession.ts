import { usePersistentUserChoices } from '@livekit/components-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { RoomSession, type SessionPorts } from './core/session.ts';
import type { SessionState } from './core/sessionState.ts';
import { openLiveKitRoom } from './livekit/liveKitConnection.ts';
import { newId } from './newId.ts';
import { useRoomClock, useRoomWorld } from './world.ts';

/** What a session is held with. */
export interface RoomSessionOptions {
  readonly roomId: string;
  readonly livekitUrl: string;
  readonly api: SessionPorts['api'];
}

const idle: SessionState = { phase: 'idle' };
const nothing = () => () => undefined;

/** Holds a session for as long as the component stands, with the devices that LiveKit remembers. */
export function useRoomSession({ roomId, livekitUrl, api }: RoomSessionOptions) {
  const choices = usePersistentUserChoices();
  const latest = useRef(choices.userChoices);
  useEffect(() => {
    latest.current = choices.userChoices;
  });

  const clock = useRoomClock();
  const open = useRoomWorld()?.open ?? openLiveKitRoom;
  const [session, setSession] = useState<RoomSession | null>(null);
  useEffect(() => {
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
    return () => created.dispose();
  }, [api, clock, livekitUrl, open, roomId]);

  const state = useSyncExternalStore(session?.subscribe ?? nothing, session?.state ?? (() => idle));
  return { session, state, choices };
}
