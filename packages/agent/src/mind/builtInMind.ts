import type { Mind } from '../interview/ports.ts';

/** The built-in mind: takes the policy's own choice and words. */
export const builtInMind: Mind = {
  choose: (_state, _event, proposal) => Promise.resolve(proposal.options[0]),
};
