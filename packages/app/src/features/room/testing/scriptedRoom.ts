import { agentAttributes, agentRpc } from '@viva/api-client/room';
import type { DeviceKind, LevelSource } from '@viva/ui';
import type { Clock } from '../core/clock.ts';
import type { OpenConnection, RoomEvents, RoomSnapshot } from '../core/connection.ts';
import type { RoomScript } from './script.ts';
import { type Moment, timelineOf } from './timeline.ts';
import { scriptedLevels } from './voice.ts';
import { clockOf, hinted, type ScriptedWorld, telling, worldOf } from './world.ts';

/** A room that plays a script, in place of LiveKit's. */
export interface ScriptedRoom {
  readonly open: OpenConnection;
  /** The interviewer's voice in `bands` bands. */
  readonly agentLevels: (bands: number) => LevelSource;
  /** The candidate's voice in `bands` bands; silent while the microphone is off. */
  readonly micLevels: (bands: number) => LevelSource;
  /** What the interviewer was called for, oldest first. */
  readonly calls: readonly { readonly method: string; readonly payload: unknown }[];
  /** Milliseconds since the first joining; 0 before it. */
  readonly elapsedMs: () => number;
}

const chosenAs = { audioinput: 'audioInputId', videoinput: 'videoInputId', audiooutput: 'audioOutputId' } as const;

interface Joined {
  readonly events: RoomEvents;
  link: RoomSnapshot['link'];
  micOn: boolean;
}

/** Makes a room that plays `script` from the first joining on: by hand with a clock of tests, or in real time. */
export function createScriptedRoom(script: RoomScript, clock: Clock): ScriptedRoom {
  const timeline = timelineOf(script);
  const calls: { method: string; payload: unknown }[] = [];
  const present = new Set<Joined>();
  let world: ScriptedWorld = worldOf(script);
  let startedAt: number | null = null;
  let tries = 0;

  const elapsedMs = () => (startedAt === null ? 0 : clock.now() - startedAt);
  const interviewer = () => {
    if (!world.interviewer || startedAt === null) return null;
    const clockNow = JSON.stringify(clockOf(world, startedAt));
    return { ...world.interviewer, attributes: { ...world.interviewer.attributes, [agentAttributes.clock]: clockNow } };
  };
  const change = (next: ScriptedWorld) => {
    world = next;
    for (const { events } of [...present]) events.onChange();
  };

  const happen = (moment: Moment) => {
    if (moment.kind === 'world') return change(moment.change(world));
    for (const joined of [...present]) {
      if (moment.kind === 'segment') joined.events.onSegment({ ...moment.segment, firstReceivedTime: clock.now() });
      else close(joined, moment.cause);
    }
  };
  const close = (joined: Joined, cause: Extract<Moment, { kind: 'closed' }>['cause']) => {
    present.delete(joined);
    joined.link = 'disconnected';
    joined.micOn = false;
    joined.events.onClosed(cause);
  };

  const play = (index: number): void => {
    const moment = timeline[index];
    if (!moment) return;
    clock.after(Math.max(0, moment.atMs - elapsedMs()), () => {
      happen(moment);
      play(index + 1);
    });
  };
  const start = () => {
    if (startedAt !== null) return;
    startedAt = clock.now();
    play(0);
  };

  const open: OpenConnection = (events) => {
    const joined: Joined = { events, link: 'disconnected', micOn: false };
    return {
      snapshot: () => ({
        link: joined.link === 'connected' ? world.link : joined.link,
        agent: joined.link === 'connected' ? interviewer() : null,
        canPlay: world.playsSound,
        canPublish: world.mayPublish,
        micOn: joined.micOn,
        devices: world.devices,
      }),
      connect: async () => {
        const manners = script.joining ?? [];
        const manner = manners[Math.min(tries++, manners.length - 1)] ?? 'joins';
        joined.link = 'connecting';
        if (manner === 'hangs') await new Promise<never>(() => undefined);
        if (manner === 'fails') throw new Error('The room cannot be reached.');
        joined.link = 'connected';
        present.add(joined);
        start();
      },
      disconnect: async () => {
        present.delete(joined);
        joined.link = 'disconnected';
      },
      call: async (method, payload) => {
        if (!world.interviewer || joined.link !== 'connected') throw new Error('There is no interviewer in the room.');
        calls.push({ method, payload });
        if (method === agentRpc.hint) change(hinted(world));
        if (method === agentRpc.choice) change(telling(world, { feedback: null }));
        return '{}';
      },
      setMicrophone: async (on) => {
        joined.micOn = on && world.microphone === null;
        return on ? world.microphone : null;
      },
      chooseDevice: async (kind: DeviceKind, id) =>
        change({ ...world, devices: { ...world.devices, [chosenAs[kind]]: id } }),
      startAudio: async () => change({ ...world, playsSound: true }),
      agentTrack: () => null,
      micTrack: () => null,
    };
  };

  const speaking = (by: 'agent' | 'user') => (world.speech?.by === by ? elapsedMs() - world.speech.sinceMs : null);
  const heard = () => [...present].some(({ micOn }) => micOn);
  return {
    open,
    agentLevels: (bands) => scriptedLevels(clock, bands, () => speaking('agent')),
    micLevels: (bands) => scriptedLevels(clock, bands, () => (heard() ? speaking('user') : null)),
    calls,
    elapsedMs,
  };
}
