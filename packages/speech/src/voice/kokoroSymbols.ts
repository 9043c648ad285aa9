/** Samples a second of Kokoro's sound. */
export const kokoroRate = 24_000;

/**
 * Kokoro's symbols for ours, in the order in which they are put in: it was trained with the alphabet of misaki
 * (github.com/hexgrad/misaki, American English), which has one sign for a diphthong or an affricate, and no sign of length.
 */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/ʔn\u0329/g, 'tᵊn'],
  [/ʔ/g, 't'],
  [/əl/g, 'ᵊl'],
  [/aɪ/g, 'I'],
  [/aʊ/g, 'W'],
  [/eɪ/g, 'A'],
  [/oʊ/g, 'O'],
  [/ɔɪ/g, 'Y'],
  [/dʒ/g, 'ʤ'],
  [/tʃ/g, 'ʧ'],
  [/ɚ/g, 'əɹ'],
  [/ɜːɹ?/g, 'ɜɹ'],
  [/ː/g, ''],
  [/o/g, 'ɔ'],
  [/ɐ/g, 'ə'],
  [/ɾ/g, 'T'],
];

/** The numbers of Kokoro's symbols that American English and its punctuation need, from the model's own table. */
const numbers: Readonly<Record<string, number>> = {
  ...{ ';': 1, ':': 2, ',': 3, '.': 4, '!': 5, '?': 6, ' ': 16, ˈ: 156, ˌ: 157 },
  ...{ A: 24, I: 25, O: 31, W: 39, Y: 41, ᵊ: 42, æ: 72, ɑ: 69, ɔ: 76, ə: 83, ɛ: 86, ɜ: 87, i: 51, ɪ: 102, u: 63 },
  ...{ ʊ: 135, ʌ: 138, ᵻ: 177, b: 44, d: 46, f: 48, h: 50, j: 52, k: 53, l: 54, m: 55, n: 56, p: 58, s: 61, t: 62 },
  ...{ v: 64, w: 65, z: 68, ð: 81, ŋ: 112, ɡ: 92, ɹ: 123, ʃ: 131, ʒ: 147, ʤ: 82, ʧ: 133, θ: 119, T: 36 },
};

/** Phonemes of ours in Kokoro's alphabet. */
export function kokoroSymbols(phonemes: string): string {
  return replacements.reduce((said, [ours, its]) => said.replaceAll(ours, its), phonemes.normalize('NFD'));
}

/** The model's numbers for its symbols; those that it does not know are left out. */
export const numbersOf = (symbols: string): number[] => [...symbols].flatMap((symbol) => numbers[symbol] ?? []);

/** Cuts symbols between words, so that no piece has more than `most` numbers; a longer word is cut anywhere. */
export function piecesOf(symbols: string, most: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of symbols.split(/(?<= )/).flatMap((one) => cutAnywhere(one, most))) {
    if (piece !== '' && numbersOf(piece + word).length > most) {
      pieces.push(piece);
      piece = '';
    }
    piece += word;
  }
  return [...pieces, piece].filter((one) => numbersOf(one.trim()).length > 0);
}

const cutAnywhere = (word: string, most: number): string[] => {
  const symbols = [...word];
  return Array.from({ length: Math.ceil(symbols.length / most) }, (_, at) =>
    symbols.slice(at * most, (at + 1) * most).join(''),
  );
};
