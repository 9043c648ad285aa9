import { usePersistentUserChoices } from '@livekit/components-react';
import type { ApiClient } from '@viva/api-client';
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { systemClock } from './core/clock.ts';
import { RoomSession } from './core/session.ts';
import type { SessionState } from './core/sessionState.ts';
import { openLiveKitRoom } from './livekit/liveKitConnection.ts';
import { newId } from './newId.ts';
import { RoomOpener } from './opener.ts';

/** What a session is held with. */
export interface RoomSessionOptions {
  readonly roomId: string;
  readonly livekitUrl: string;
  readonly api: ApiClient;
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

  const open = useContext(RoomOpener) ?? openLiveKitRoom;
  const [session, setSession] = useState<RoomSession | null>(null);
  useEffect(() => {
    const created = new RoomSession(roomId, {
      api,
      livekitUrl,
      newId,
      clock: systemClock,
      open,
      choices: () => latest.current,
    });
    setSession(created);
    void created.start();
    return () => created.dispose();
  }, [api, livekitUrl, open, roomId]);

  const state = useSyncExternalStore(session?.subscribe ?? nothing, session?.state ?? (() => idle));
  return { session, state, choices };
}
