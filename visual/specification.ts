import { failures } from './specification/failures.ts';
import { limits } from './specification/limits.ts';
import { screens } from './specification/screens.ts';
import { states } from './specification/states.ts';
import type { SpecifiedState } from './specification/state.ts';

/** In the order of the specification. */
export const specification: readonly SpecifiedState[] = [...screens, ...states, ...failures, ...limits];
