/**
 * Kendall's tau-b of two lists of ratings: 1 where they put everything in the same order, 0 where the orders have nothing
 * to do with each other (Kendall 1945).
 */
export function kendallTau(one: readonly number[], other: readonly number[]): number {
  const counts = { alike: 0, against: 0, tiedInOne: 0, tiedInOther: 0 };
  for (let i = 0; i < one.length; i++) {
    for (let j = 0; j < i; j++) {
      const a = Math.sign((one[i] ?? 0) - (one[j] ?? 0));
      const b = Math.sign((other[i] ?? 0) - (other[j] ?? 0));
      if (a === 0 && b === 0) continue;
      if (a === 0) counts.tiedInOne++;
      else if (b === 0) counts.tiedInOther++;
      else if (a === b) counts.alike++;
      else counts.against++;
    }
  }
  const { alike, against, tiedInOne, tiedInOther } = counts;
  const pairs = Math.sqrt((alike + against + tiedInOne) * (alike + against + tiedInOther));
  return pairs === 0 ? 0 : (alike - against) / pairs;
}

/**
 * Cohen's kappa with squared weights: how far two raters agree on levels beyond chance; levels further apart count more
 * (Cohen 1968). `levels`: how many there are; ratings are their places.
 */
export function weightedKappa(one: readonly number[], other: readonly number[], levels: number): number {
  const n = one.length;
  const share = (of: readonly number[], level: number) => of.filter((place) => place === level).length / n;
  let [seen, byChance] = [0, 0];
  one.forEach((place, at) => (seen += (place - (other[at] ?? 0)) ** 2 / n));
  for (let a = 0; a < levels; a++) {
    for (let b = 0; b < levels; b++) byChance += share(one, a) * share(other, b) * (a - b) ** 2;
  }
  return byChance === 0 ? 1 : 1 - seen / byChance;
}
