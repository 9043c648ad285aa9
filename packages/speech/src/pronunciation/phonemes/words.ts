import { dictionaryPhones } from './dictionary.ts';
import { withD, withS } from './endings.ts';
import { letterToSound } from './letterToSound.ts';
import { lexiconPhones } from '../lexicon.ts';

type Ending = readonly [
  pattern: RegExp,
  stems: (stem: string) => string[],
  add: (phones: readonly string[]) => string[],
];

const undoubled = (stem: string): string[] => (/([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : []);
const verbStems = (stem: string): string[] => [stem, `${stem}e`, ...undoubled(stem)];

/** Endings that English adds freely, with what the stem may have looked like before. */
const endings: readonly Ending[] = [
  [/'s$/, (stem) => [stem], withS],
  [/s'$/, (stem) => [`${stem}s`], (phones) => [...phones]],
  [/ies$/, (stem) => [`${stem}y`], withS],
  [/es$/, (stem) => [`${stem}e`, stem], withS],
  [/s$/, (stem) => (stem.endsWith('s') ? [] : [stem]), withS],
  [/ied$/, (stem) => [`${stem}y`], withD],
  [/ed$/, verbStems, withD],
  [/ing$/, verbStems, (phones) => [...phones, 'IH0', 'NG']],
  [/er$/, verbStems, (phones) => [...phones, 'ER0']],
  [/ly$/, (stem) => [stem], (phones) => [...phones, 'L', 'IY0']],
  [/ness$/, (stem) => [stem], (phones) => [...phones, 'N', 'AH0', 'S']],
  [/less$/, (stem) => [stem], (phones) => [...phones, 'L', 'AH0', 'S']],
  [/able$/, verbStems, (phones) => [...phones, 'AH0', 'B', 'AH0', 'L']],
  [/ment$/, (stem) => [stem], (phones) => [...phones, 'M', 'AH0', 'N', 'T']],
];

const known = (word: string): string[] | undefined => lexiconPhones(word) ?? dictionaryPhones(word);

function inflected(word: string): string[] | undefined {
  for (const [pattern, stems, add] of endings) {
    if (!pattern.test(word)) continue;
    for (const stem of stems(word.replace(pattern, ''))) {
      const phones = stem.length > 2 ? known(stem) : undefined;
      if (phones) return add(phones);
    }
  }
  return undefined;
}

const prefixes: Readonly<Record<string, string>> = {
  un: 'AH2 N',
  re: 'R IY2',
  pre: 'P R IY2',
  non: 'N AA2 N',
  over: 'OW2 V ER0',
  under: 'AH2 N D ER0',
  multi: 'M AH2 L T IY0',
  micro: 'M AY2 K R OW0',
  inter: 'IH2 N T ER0',
  super: 'S UW2 P ER0',
  sub: 'S AH2 B',
  co: 'K OW2',
  de: 'D IY2',
  dis: 'D IH2 S',
  mis: 'M IH2 S',
  anti: 'AE2 N T IY0',
};

/** A word of two known ones, such as "codebase": the first keeps its stress, the second gets less. */
function compound(word: string): string[] | undefined {
  for (const [prefix, phones] of Object.entries(prefixes)) {
    if (!word.startsWith(prefix) || word.length < prefix.length + 4) continue;
    const rest = word.slice(prefix.length);
    const found = known(rest) ?? inflected(rest);
    if (found) return [...phones.split(' '), ...found];
  }
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const first = known(word.slice(0, cut));
    const second = first && (known(word.slice(cut)) ?? inflected(word.slice(cut)));
    if (second) return [...first, ...second.map((phone) => phone.replace('1', '2'))];
  }
  return undefined;
}

/** The phones of any word in lower case: from the lexicon, the dictionary, a known stem, known parts or the letters. */
export function phonesOfWord(word: string): string[] {
  const found = known(word);
  if (found) return found;
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  if (plain !== word) return phonesOfWord(plain);
  return inflected(word) ?? compound(word) ?? letterToSound(word);
}
