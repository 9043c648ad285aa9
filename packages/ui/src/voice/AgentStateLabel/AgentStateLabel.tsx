import type { AgentState, MicView } from '../types.ts';
import { Words } from './AgentStateLabel.styles.ts';

const words: Record<AgentState, string> = {
  disconnected: 'Not connected',
  connecting: 'Your interviewer is on the way',
  initializing: 'Your interviewer is getting ready',
  listening: 'Listening to you',
  thinking: 'Thinking about your answer',
  speaking: 'Speaking',
};

/** Nobody is listened to whose microphone is off: what to do instead. */
const unheard: Record<Exclude<MicView['state'], 'live'>, string> = {
  muted: 'You are muted. Unmute, or type.',
  blocked: 'Your microphone is off. Type your answer.',
  missing: 'Your microphone is off. Type your answer.',
  hidden: 'Type your answer.',
};

export interface AgentStateLabelProps {
  readonly state: AgentState;
  readonly announced?: boolean;
  /** The candidate's own; absent: it is live. */
  readonly mic?: MicView['state'] | undefined;
}

/** What the interviewer is doing, in words. Announced only by choice: it changes with every turn. */
export function AgentStateLabel({ state, announced = false, mic = 'live' }: AgentStateLabelProps) {
  const deaf = state === 'listening' && mic !== 'live';
  return (
    <Words data-state={deaf ? mic : state} aria-live={announced ? 'polite' : 'off'}>
      {deaf ? unheard[mic] : words[state]}
    </Words>
  );
}
