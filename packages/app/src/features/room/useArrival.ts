import type { Accommodation } from '@viva/api-client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Arrival, type ArrivalPorts } from './core/arrival.ts';
import { hasStarted, rememberedCheck } from './storage.ts';
import { useRoomClock, useSoundPorts } from './world.ts';

/** How the page of a room was come to. */
export interface CameBy {
  /** The room is known to be for practice, so nobody has to be asked. */
  readonly practice: boolean;
  /** What a visitor asked for who read the invitation before there was an account. */
  readonly welcomed?: readonly Accommodation[] | null | undefined;
}

/** What comes before the session in a room. */
export function useArrival(api: ArrivalPorts['api'], roomId: string, { practice, welcomed = null }: CameBy) {
  const clock = useRoomClock();
  const checkable = useSoundPorts() !== null;
  const arrival = useMemo(
    () =>
      new Arrival(roomId, {
        api,
        clock,
        running: () => hasStarted(roomId),
        welcomed,
        setsUp: checkable,
        checked: { read: () => !checkable || rememberedCheck.read(), write: rememberedCheck.write },
      }),
    [api, checkable, clock, roomId, welcomed],
  );
  useEffect(() => {
    void arrival.start(practice);
    return () => arrival.dispose();
  }, [arrival, practice]);

  return { arrival, state: useSyncExternalStore(arrival.subscribe, arrival.state) };
}
