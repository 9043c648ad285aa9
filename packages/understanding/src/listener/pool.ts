import { logOdds } from '../logOdds.ts';

/**
 * What two readers of the same words tell together: the mean of their log odds, `share` of it the second one's (a logarithmic
 * opinion pool, Genest and Zidek 1986). `shift` is added to it: how much more, or less, frequent something is than where the
 * second one was trained.
 */
export const pooled = (one: number, other: number, share: number, shift = 0): number =>
  1 / (1 + Math.exp(-((1 - share) * logOdds(one) + share * logOdds(other) + shift)));
