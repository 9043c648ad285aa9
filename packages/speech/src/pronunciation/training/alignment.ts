/** A word's letters and the phones that each of them stands for: "axe" has `['AE1']`, `['K', 'S']` and `[]`. */
export interface Aligned {
  letters: string;
  /** For each letter the phones it stands for, joined with spaces; '' for a silent letter. */
  phones: string[];
}

export interface Entry {
  word: string;
  phones: readonly string[];
}

/** A letter stands for two phones at most: X for K S, U for Y UW. */
const mostPhones = 2;

type Costs = ReadonlyMap<string, number>;

/** The cheapest way to give the phones of a word to its letters; undefined when there are too many phones. */
function align({ word, phones }: Entry, costs: Costs): Aligned | undefined {
  const width = phones.length + 1;
  const best = new Float64Array((word.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const taken = new Uint8Array(best.length);
  best[0] = 0;
  for (let letter = 0; letter < word.length; letter++)
    for (let phone = 0; phone <= phones.length; phone++) {
      const so = best[letter * width + phone] ?? 0;
      for (
        let count = 0;
        so < Number.POSITIVE_INFINITY && count <= mostPhones && phone + count <= phones.length;
        count++
      ) {
        const to = (letter + 1) * width + phone + count;
        const cost =
          so +
          (costs.get(`${word[letter] ?? ''}:${phones.slice(phone, phone + count).join(' ')}`) ??
            (count === 1 ? 8 : 12));
        if (cost >= (best[to] ?? 0)) continue;
        best[to] = cost;
        taken[to] = count;
      }
    }
  if (best.at(-1) === Number.POSITIVE_INFINITY) return undefined;
  const parts: string[] = [];
  for (let letter = word.length, phone = phones.length; letter > 0; letter--) {
    const count = taken[letter * width + phone] ?? 0;
    parts.unshift(phones.slice(phone - count, phone).join(' '));
    phone -= count;
  }
  return { letters: word, phones: parts };
}

const withoutStress = (phones: readonly string[]): string[] => phones.map((phone) => phone.replace(/\d/, ''));

/**
 * Finds for all the words at once which letters stand for which phones: each round prices a pair by how often the round before
 * used it, until that settles (Viterbi training).
 */
export function alignAll(entries: readonly Entry[], rounds = 12): Aligned[] {
  let costs: Costs = new Map();
  let aligned: (Aligned | undefined)[] = [];
  for (let round = 0; round < rounds; round++) {
    aligned = entries.map(({ word, phones }) => align({ word, phones: withoutStress(phones) }, costs));
    const counts = new Map<string, number>();
    const letters = new Map<string, number>();
    for (const word of aligned)
      for (const [at, phones] of word?.phones.entries() ?? []) {
        const letter = word?.letters[at] ?? '';
        counts.set(`${letter}:${phones}`, (counts.get(`${letter}:${phones}`) ?? 0) + 1);
        letters.set(letter, (letters.get(letter) ?? 0) + 1);
      }
    costs = new Map([...counts].map(([pair, count]) => [pair, -Math.log(count / (letters.get(pair[0] ?? '') ?? 1))]));
  }
  return aligned.flatMap((word, at) => {
    if (!word) return [];
    const left = [...(entries[at]?.phones ?? [])];
    return [
      {
        letters: word.letters,
        phones: word.phones.map((part) => left.splice(0, part === '' ? 0 : part.split(' ').length).join(' ')),
      },
    ];
  });
}
