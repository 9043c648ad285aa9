import { slowness } from '../../scripts/test/slowness.ts';

/** A time limit that was written for the reference machine, on this one. */
export const patience = (ms: number): number => ms * slowness();
