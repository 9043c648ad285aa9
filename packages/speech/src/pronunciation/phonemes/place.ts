import { lettersOfPhones } from './spelling.ts';

/** One phone of a word with what the rules for its sound may look at. */
export interface Place {
  word: string;
  /** The phone in ARPAbet without its digit. */
  name: string;
  stress: '' | '0' | '1' | '2';
  /** Where in the word its letters begin. */
  letter: number;
  /** The phones around it, with their digits; '' beyond the word. */
  before: string;
  after: string;
  afterNext: string;
  /** The vowels around it, with their digits; '' beyond the word. */
  vowelBefore: string;
  vowelAfter: string;
}

export const isVowel = (phone: string): boolean => /\d$/.test(phone);
export const isUnstressed = (phone: string): boolean => phone.endsWith('0');

/** Whether the word goes on as the pattern says, from where the phone's letters begin. */
export const spelled = ({ word, letter }: Place, pattern: RegExp): boolean => pattern.test(word.slice(letter));

/** A prefix that ends in an open syllable before the stress: re-, de-, be-, se-, pre-, e-. */
export const hasOpenPrefix = (place: Place): boolean =>
  place.vowelBefore === '' &&
  place.stress !== '1' &&
  spelled(place, /^e[^aeiouy]/) &&
  /^(?:re|de|be|se|pre|e|ne|ge|te)$/.test(place.word.slice(0, place.letter + 1));

/** A last syllable such as in "relative" or "therapist", which keeps some stress since the one before it has none. */
export const isHeld = (place: Place): boolean =>
  place.vowelAfter === '' &&
  isUnstressed(place.vowelBefore) &&
  (/^(?:AH0|IH0)$/.test(place.name + place.stress)
    ? spelled(place, /^i(?:ve|st|s|t|n|te)s?$/)
    : place.name === 'EY' && place.stress === '0' && spelled(place, /^ate[ds]?$/));

const stressOf = (phone: string): Place['stress'] => {
  const digit = phone.at(-1);
  return digit === '0' || digit === '1' || digit === '2' ? digit : '';
};

/** The phones of a word, each with its surroundings. */
export function placesOf(word: string, phones: readonly string[]): Place[] {
  const letters = lettersOfPhones(word, phones);
  return phones.map((phone, at) => ({
    word,
    name: phone.replace(/\d/, ''),
    stress: stressOf(phone),
    letter: letters[at] ?? 0,
    before: phones[at - 1] ?? '',
    after: phones[at + 1] ?? '',
    afterNext: phones[at + 2] ?? '',
    vowelBefore: phones.slice(0, at).findLast(isVowel) ?? '',
    vowelAfter: phones.slice(at + 1).find(isVowel) ?? '',
  }));
}
