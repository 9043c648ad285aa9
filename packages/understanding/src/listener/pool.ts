/** So near to 0 or 1 all probabilities are alike. */
const least = 1e-4;

/** A probability's log odds. */
const oddsOf = (probability: number): number => {
  const kept = Math.min(1 - least, Math.max(least, probability));
  return Math.log(kept / (1 - kept));
};

/**
 * What two readers of the same words tell together: the mean of their log odds, `share` of it the second one's (a logarithmic
 * opinion pool, Genest and Zidek 1986). `shift` is added to it: how much more, or less, frequent something is than where the
 * second one was trained.
 */
export const pooled = (one: number, other: number, share: number, shift = 0): number =>
  1 / (1 + Math.exp(-((1 - share) * oddsOf(one) + share * oddsOf(other) + shift)));
