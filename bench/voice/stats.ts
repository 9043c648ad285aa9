/** The value below which a share (0 to 1) of the samples lies; linear between neighbours. Rounded. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return Math.round(low + (high - low) * (at - Math.floor(at)));
}
