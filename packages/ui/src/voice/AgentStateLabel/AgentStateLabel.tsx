import type { AgentState, KnownAgentState, MicView } from '../types.ts';
import { Label, Unheard, Words } from './AgentStateLabel.styles.ts';

const words: Record<KnownAgentState, string> = {
  disconnected: 'Not connected',
  connecting: 'Your interviewer is joining…',
  initializing: 'Your interviewer is getting ready',
  idle: 'Waiting',
  listening: 'Listening to you',
  thinking: 'Thinking about your answer',
  speaking: 'Speaking',
};

const isKnown = (state: AgentState): state is KnownAgentState => Object.hasOwn(words, state);

/** The interviewer can't hear a candidate whose microphone is off: what to do instead. */
const unheard: Record<Exclude<MicView['state'], 'live'>, string> = {
  muted: 'You’re muted. Unmute, or type.',
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

/** What the interviewer is doing, in words as it says it. Announced only by choice: it changes with every turn. */
export function AgentStateLabel({ state, announced = false, mic = 'live' }: AgentStateLabelProps) {
  const deaf = state === 'listening' && mic !== 'live';
  return (
    <Label aria-live={announced ? 'polite' : 'off'}>
      <Words data-state={state}>{isKnown(state) ? words[state] : state}</Words>
      {deaf && <Unheard>{unheard[mic]}</Unheard>}
    </Label>
  );
}
