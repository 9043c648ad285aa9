import { agentAttributes } from '@viva/api-client/room';
import type { DevicesView } from '@viva/ui';
import type { AgentPresence, MicFailure } from '../core/connection.ts';
import type { OwnState, RoomScript } from './script.ts';

/** What a scripted room is like just now, for everybody who is connected to it. */
export interface ScriptedWorld {
  readonly link: 'connected' | 'reconnecting';
  readonly interviewer: AgentPresence | null;
  /** Who speaks, since when in milliseconds of the script. */
  readonly speech: { readonly by: 'agent' | 'user'; readonly sinceMs: number } | null;
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
    microphone: script.microphone ?? null,
    mayPublish: script.mayPublish ?? true,
    playsSound: script.playsSound ?? true,
    devices: script.devices ?? usualDevices,
  };
}

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
