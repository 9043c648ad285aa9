import { systemClock } from '../features/room/core/clock.ts';
import { createScriptedRoom, createScriptedSound, type RoomScript } from '../features/room/testing/index.ts';
import type { RoomWorld } from '../features/room/world.ts';

/** A world in which each visit of a room's page plays the script from its beginning. */
export function mockWorld(script: RoomScript): RoomWorld {
  let room = createScriptedRoom(script, systemClock);
  let visit = visitOfNow();
  return {
    clock: systemClock,
    open: (events) => {
      // Joining again on the same page comes back to the same room.
      if (visitOfNow() !== visit) {
        visit = visitOfNow();
        room = createScriptedRoom(script, systemClock);
      }
      return room.open(events);
    },
    agentLevels: (bands) => room.agentLevels(bands),
    micLevels: (bands) => room.micLevels(bands),
    sound: createScriptedSound(systemClock),
  };
}

/** Each entry of the browser's history is a visit; the router marks it with a key. */
function visitOfNow(): string {
  const state: unknown = history.state;
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'key') : '';
  return `${location.pathname} ${String(key)}`;
}
