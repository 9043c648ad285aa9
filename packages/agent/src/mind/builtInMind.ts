import type { Mind } from '../interview/ports.ts';

/** The built-in mind: says everything in the policy's own words. */
export const builtInMind: Mind = { word: (option) => Promise.resolve(option) };
