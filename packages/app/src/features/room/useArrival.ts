import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Arrival, type ArrivalPorts } from './core/arrival.ts';
import { hasStarted, rememberedCheck } from './storage.ts';
import { useRoomClock, useSoundPorts } from './world.ts';

/** What comes before the session in a room; `practice`: it is known to be one's own practice. */
export function useArrival(api: ArrivalPorts['api'], roomId: string, practice: boolean) {
  const clock = useRoomClock();
  const checkable = useSoundPorts() !== null;
  const arrival = useMemo(
    () =>
      new Arrival(roomId, {
        api,
        clock,
        running: () => hasStarted(roomId),
        checked: { read: () => !checkable || rememberedCheck.read(), write: rememberedCheck.write },
      }),
    [api, checkable, clock, roomId],
  );
  useEffect(() => {
    void arrival.start(practice);
    return () => arrival.dispose();
  }, [arrival, practice]);

  return { arrival, state: useSyncExternalStore(arrival.subscribe, arrival.state) };
}
