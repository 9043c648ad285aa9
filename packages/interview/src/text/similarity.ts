/** Edits (insert, delete, replace, swap of neighbours) from one word to the other: optimal string alignment. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  const at = (row: number[], j: number) => row[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(beforeLast, j - 2) + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
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

/** Job titles are compared again and again; the keys of that short list are kept. */
const keys = new Map<string, string>();
function keyOf(text: string): string {
  const known = keys.get(text);
  if (known !== undefined) return known;
  const key = soundKey(text);
  if (keys.size < 2_000) keys.set(text, key);
  return key;
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
  if (Math.min(x.length, y.length) / Math.max(x.length, y.length) < 0.6) return 0;
  const spelling = ratio(x, y);
  const sound = ratio(keyOf(x), keyOf(y));
  return Math.max(spelling, 0.5 * spelling + 0.5 * sound);
}
