import { agentAttributes, type ClockAttribute, hintSchema } from '@viva/api-client/room';
import type { DevicesView } from '@viva/ui';
import type { AgentPresence, MicFailure } from '../core/connection.ts';
import type { OwnState, RoomScript } from './script.ts';

/** What a scripted room is like just now, for everybody who is connected to it. */
export interface ScriptedWorld {
  readonly link: 'connected' | 'reconnecting';
  readonly interviewer: AgentPresence | null;
  /** Who speaks, since when in milliseconds of the script. */
  readonly speech: { readonly by: 'agent' | 'user'; readonly sinceMs: number } | null;
  /** Since when the interview is paused, in milliseconds of the script. */
  readonly pause: { readonly by: 'press' | 'voice'; readonly atMs: number } | null;
  readonly microphone: MicFailure | null;
  readonly mayPublish: boolean;
  readonly playsSound: boolean;
  readonly devices: DevicesView;
}

const usualDevices: DevicesView = {
  audioInputs: [
    { id: 'default', label: 'Built-in microphone' },
    { id: 'headset', label: 'Headset' },
  ],
  videoInputs: [{ id: 'front', label: 'Front camera' }],
  audioInputId: 'default',
};

/** The room as a script begins. */
export function worldOf(script: RoomScript): ScriptedWorld {
  return {
    link: 'connected',
    interviewer: null,
    speech: null,
    pause: null,
    microphone: script.microphone ?? null,
    mayPublish: script.mayPublish ?? true,
    playsSound: script.playsSound ?? true,
    devices: script.devices ?? usualDevices,
  };
}

/** Longest pause of a scripted room, in milliseconds. */
const pauseMs = 600_000;

/** How time runs in a room whose script began at `startedAtMs`, in epoch milliseconds. Its script can't be paused by a press. */
export const clockOf = ({ pause }: ScriptedWorld, startedAtMs: number): ClockAttribute => ({
  startedAtMs,
  pausedMs: 0,
  pause: pause && {
    by: pause.by,
    atMs: startedAtMs + pause.atMs,
    untilMs: startedAtMs + pause.atMs + pauseMs,
  },
  pausable: false,
});

/** Attributes by what they tell; LiveKit's own has the interviewer's state as plain text. */
type Told = Readonly<Partial<Record<keyof typeof agentAttributes, unknown>>> & { readonly state?: OwnState };

/** The room after its interviewer told something; null takes an attribute away. Nobody there tells nothing. */
export function telling(world: ScriptedWorld, { state, ...told }: Told): ScriptedWorld {
  if (!world.interviewer) return world;
  const attributes: Record<string, string> = { ...world.interviewer.attributes };
  if (state) attributes['lk.agent.state'] = state;
  for (const [name, key] of Object.entries(agentAttributes)) {
    const value = Object.entries(told).find(([other]) => other === name)?.[1];
    if (value === null) delete attributes[key];
    else if (value !== undefined) attributes[key] = JSON.stringify(value);
  }
  return { ...world, interviewer: { ...world.interviewer, attributes } };
}

/** The room after its interviewer gave the hint for the question that is asked. */
export function hinted(world: ScriptedWorld): ScriptedWorld {
  const hint = hintSchema.parse(JSON.parse(world.interviewer?.attributes[agentAttributes.hint] ?? '{}'));
  return telling(world, {
    hint: { ...hint, text: 'Pick one real event. Say what you did yourself, and how it turned out.' },
  });
}
