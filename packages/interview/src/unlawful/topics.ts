import { aboutBelief } from './aboutBelief.ts';
import { aboutLife } from './aboutLife.ts';
import type { Topic } from './topic.ts';

export { unlawfulTopics } from './topic.ts';
export type { UnlawfulTopic } from './topic.ts';

/**
 * Questions by what they ask for. They look for who is asked (`you`, `your`) and what about, since the same words are
 * lawful about patients, pupils or machines.
 */
export const topics: readonly Topic[] = [...aboutLife, ...aboutBelief];
