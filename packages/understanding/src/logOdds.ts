/** So near to 0 or 1 all probabilities are alike. */
const least = 1e-4;

/** A probability's log odds, a scale without ends. */
export function logOdds(probability: number): number {
  const kept = Math.min(1 - least, Math.max(least, probability));
  return Math.log(kept / (1 - kept));
}
