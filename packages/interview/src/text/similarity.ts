/** Edits (insert, delete, replace, swap of neighbours) from one word to the other: optimal string alignment. */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(at(i - 1, j) + 1, (row[j - 1] ?? Infinity) + 1, at(i - 1, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      row.push(best);
    }
  }
  return at(a.length, b.length);
}

/**
 * A rough key of how English words sound: silent letters dropped, letters that sound alike made one, vowels one.
 * Made for comparing with a list of job titles, not a general phonetic algorithm.
 */
export function soundKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^(?:kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/tion|sion|cian/g, 'shn')
    .replace(/tch|sch|ch/g, 'c')
    .replace(/ph|v/g, 'f')
    .replace(/gh|h/g, '')
    .replace(/c(?=[eiy])|z|x/g, 's')
    .replace(/ck|q|c/g, 'k')
    .replace(/j|g(?=[eiy])/g, 'j')
    .replace(/d/g, 't')
    .replace(/b/g, 'p')
    .replace(/g/g, 'k')
    .replace(/m/g, 'n')
    .replace(/[aeiouyw]+/g, 'a')
    .replace(/(.)\1+/g, '$1');
}

const ratio = (a: string, b: string) => 1 - editDistance(a, b) / Math.max(a.length, b.length, 1);

/**
 * How alike two phrases are for an ear, 0 to 1: spelling and sound together, spaces ignored, since recognisers split
 * and join words. Identical phrases are 1.
 */
export function soundsLike(a: string, b: string): number {
  const [x, y] = [a, b].map((text) => text.replace(/[^a-z0-9]/gi, '').toLowerCase());
  if (!x || !y) return 0;
  if (x === y) return 1;
  const spelling = ratio(x, y);
  const sound = ratio(soundKey(x), soundKey(y));
  return Math.max(spelling, 0.5 * spelling + 0.5 * sound);
}
