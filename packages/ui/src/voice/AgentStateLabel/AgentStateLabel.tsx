import type { AgentState } from '../types.ts';
import { Words } from './AgentStateLabel.styles.ts';

const words: Record<AgentState, string> = {
  disconnected: 'Not connected',
  connecting: 'Your interviewer is on the way',
  initializing: 'Your interviewer is getting ready',
  listening: 'Listening to you',
  thinking: 'Thinking about your answer',
  speaking: 'Speaking',
};

/** What the interviewer is doing, in words. Announced only by choice: it changes with every turn. */
export function AgentStateLabel({
  state,
  announced = false,
}: {
  readonly state: AgentState;
  readonly announced?: boolean;
}) {
  return (
    <Words data-state={state} aria-live={announced ? 'polite' : 'off'}>
      {words[state]}
    </Words>
  );
}
