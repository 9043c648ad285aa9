import type { AgentState } from '@viva/ui';
import type { RoomSnapshot } from './connection.ts';

/** The attribute under which LiveKit agents publish what they are doing. */
const stateAttribute = 'lk.agent.state';

/**
 * The state shown for the interviewer (specification, section 4): `disconnected` when the room is; `connecting` while
 * it connects, while no agent is there, or while the agent says nothing of itself; otherwise the agent's own.
 */
export function agentStateOf({ link, agent }: Pick<RoomSnapshot, 'link' | 'agent'>): AgentState {
  if (link === 'disconnected') return 'disconnected';
  if (link === 'connecting') return 'connecting';
  return agent?.attributes[stateAttribute] ?? 'connecting';
}
