import { isHeld, isUnstressed, isVowel, spelled } from './place.ts';
import type { Place } from './place.ts';

const consonants: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
};

/** "mountain" and "cotton", but not "important". */
const hasSyllabicN = (place: Place): boolean =>
  place.after === 'AH0' && place.afterNext === 'N' && (isVowel(place.before) || spelled(place, /^(?:tain|ton)/));

/** A T after a vowel or an R: a flap before a vowel without stress ("water"), a stop of the throat before a syllabic N. */
function softT(place: Place): string {
  const { after, afterNext, before } = place;
  if (hasSyllabicN(place)) return 'ʔ';
  if (after === 'ER0' && afterNext === 'N') return 't';
  if (before === 'R' && spelled(place, /^t[ae]n/)) return 't';
  return isUnstressed(after) || (after === 'IY2' && afterNext === '') ? 'ɾ' : 't';
}

/** How a consonant sounds; `next` is the place after it. */
export function consonantSound(place: Place, next: Place | undefined): string {
  const { name, after, before, letter, word } = place;
  if (name === 'T' && (isVowel(before) || before === 'R') && !(next && isHeld(next))) return softT(place);
  if (name === 'N' && /^[KG]$/.test(after) && /^(?:in|en)/.test(word) && letter === 1) return 'ŋ';
  // "graduate", "actual": the glide between the vowels is heard without a sign for it.
  if (name === 'W' && /^(?:AH0|UW0)$/.test(before) && isVowel(after) && word[letter] !== 'w') return '';
  if (name === 'Y' && word[letter] === 'i' && after === 'AH0') return 'i';
  return consonants[name] ?? '';
}
