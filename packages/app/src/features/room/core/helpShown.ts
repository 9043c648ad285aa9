import type { HelpStage } from '@viva/api-client/room';
import { factsOf } from './attributes.ts';
import type { AgentPresence } from './connection.ts';

/** That where to call is shown, and which interviewer said so. */
export interface HelpShown {
  readonly stage: HelpStage;
  readonly by: string;
}

/**
 * What is shown of help once an interviewer tells of itself. The one who had it shown takes it away; another, who took over
 * and knows nothing of it, doesn't.
 */
export function helpShown(before: HelpShown | null, { identity, attributes }: AgentPresence): HelpShown | null {
  const stage = factsOf(attributes).help;
  if (stage) return { stage, by: identity };
  return before && before.by !== identity ? { ...before, stage: 'offered' } : null;
}
