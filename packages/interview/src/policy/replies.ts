import { freshPhrase, option, phrase } from './option.ts';
import type { Option, Phrased } from './option.ts';
import type { PoolName } from './phrases/index.ts';
import type { PolicyState } from './state.ts';

/** Says something to a question of the candidate and gives the floor back. */
export function reply({ text, state }: Phrased): Option {
  const open = freshPhrase(state, 'stillOpen');
  return option('answer-candidate', [text, open.text], open.state);
}

/** Says something of a pool and waits for the answer that is still due. */
export function say(state: PolicyState, pool: PoolName, move: Option['move']): Option {
  const { text, state: next } = phrase(state, pool);
  return option(move, [text], next);
}

/** Says a lead and then the question, or what was asked last. */
export function sayWith(
  state: PolicyState,
  pool: PoolName,
  move: Option['move'],
  prompt: string,
  more?: string,
): Option {
  const { text, state: next } = freshPhrase(state, pool);
  return option(move, [text, prompt, more], { ...next, prompt });
}
