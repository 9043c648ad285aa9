import type { Persona } from '../state.ts';
import { coaching } from './coaching.ts';
import { demanding } from './demanding.ts';
import { friendly } from './friendly.ts';
import { neutral } from './neutral.ts';
import { demandingProbes } from './probes/demanding.ts';
import { friendlyProbes } from './probes/friendly.ts';
import { neutralProbes } from './probes/neutral.ts';
import { shared } from './shared.ts';

/** Phrases that mean the same, at least one. */
export type Pool = readonly [string, ...string[]];

/** How one kind of interviewer talks besides the probes. */
export type Manner = Readonly<Record<keyof typeof neutral, Pool>>;
/** How one kind of interviewer asks further. */
export type ProbePhrases = Readonly<Record<keyof typeof neutralProbes, Pool>>;

export type PoolName = keyof typeof neutral | keyof typeof neutralProbes | keyof typeof shared | keyof typeof coaching;

/**
 * What the interviewer says besides questions. Spoken aloud, so: plain words, no abbreviations, and nothing that judges.
 * Personas differ in words alone: each has as many phrases of a kind as the others, so that none asks more.
 */
export const phrases: Readonly<Record<Persona, Readonly<Record<PoolName, Pool>>>> = {
  friendly: { ...shared, ...coaching, ...friendly, ...friendlyProbes },
  neutral: { ...shared, ...coaching, ...neutral, ...neutralProbes },
  demanding: { ...shared, ...coaching, ...demanding, ...demandingProbes },
};
