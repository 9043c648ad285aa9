import type { MicFailure, OpenConnection, RoomEvents, RoomSnapshot } from './connection.ts';
import type { Clock } from './clock.ts';
import { joiningRoom } from './sessionState.ts';

/** A clock that moves only when told, running what falls due in order. */
export function fakeClock(): Clock & { advance(ms: number): Promise<void> } {
  let now = 1_000_000;
  let entries: { at: number; work: () => void }[] = [];

  const settle = async () => {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  };

  return {
    now: () => now,
    after: (ms, work) => {
      const entry = { at: now + ms, work };
      entries.push(entry);
      return () => void (entries = entries.filter((other) => other !== entry));
    },
    advance: async (ms) => {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = entries.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        entries = entries.filter((entry) => entry !== next);
        now = next.at;
        next.work();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}

/** A room that does what the test says, in place of LiveKit's. */
export function fakeRooms() {
  const rooms: FakeRoom[] = [];
  const behaviour: { connect: () => Promise<void>; mic: MicFailure | null; reply: string } = {
    connect: () => Promise.resolve(),
    reply: '{}',
    mic: null,
  };

  const open: OpenConnection = (events) => {
    const room: FakeRoom = { events, calls: [], left: false, snapshot: { ...joiningRoom.room }, change: noChange };
    room.change = (change) => {
      room.snapshot = { ...room.snapshot, ...change };
      events.onChange();
    };
    rooms.push(room);
    return {
      snapshot: () => room.snapshot,
      connect: async () => {
        await behaviour.connect();
        room.snapshot = { ...room.snapshot, link: 'connected' };
      },
      disconnect: () => {
        room.left = true;
        return Promise.resolve();
      },
      call: (method, payload) => {
        room.calls.push([method, payload]);
        return Promise.resolve(behaviour.reply);
      },
      setMicrophone: (on) => {
        room.snapshot = { ...room.snapshot, micOn: on && behaviour.mic === null };
        return Promise.resolve(on ? behaviour.mic : null);
      },
      chooseDevice: () => Promise.resolve(),
      startAudio: () => Promise.resolve(),
      agentTrack: () => null,
      micTrack: () => null,
    };
  };

  const load = () => Promise.resolve(open);
  return { load, rooms, behaviour };
}

/** One room of {@link fakeRooms}: what it was told, and a way to change what it shows. */
export interface FakeRoom {
  readonly events: RoomEvents;
  readonly calls: [string, unknown][];
  left: boolean;
  snapshot: RoomSnapshot;
  change: (change: Partial<RoomSnapshot>) => void;
}

const noChange = () => undefined;
