import { slowness } from '../../scripts/test/slowness.ts';

/** A limit of time that was written for the machine of reference, on this one. */
export const patience = (ms: number): number => ms * slowness();
