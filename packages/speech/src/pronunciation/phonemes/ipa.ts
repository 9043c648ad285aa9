import { consonantSound } from './consonants.ts';
import { hasOpenPrefix, isHeld, placesOf, spelled } from './place.ts';
import type { Place } from './place.ts';
import { vowelSound } from './vowels.ts';

/** The dictionary gives some compounds two main stresses; the second is weaker, except after a word such as "over". */
function withOneMain(word: string, phones: readonly string[]): readonly string[] {
  const mains = phones.flatMap((phone, at) => (phone.endsWith('1') ? [at] : []));
  if (mains.length < 2) return phones;
  const late = /^(?:out|over|under|up|in|un|re)|[ai]tions?$|^.{1,4}$/.test(word);
  const main = late ? mains.at(-1) : mains[0];
  return phones.map((phone, at) => (at === main ? phone : phone.replace('1', '2')));
}

/** Whether a weaker stress of the dictionary is heard as none: beside the main one, and at the end of "library". */
function isFlat(place: Place): boolean {
  if (place.vowelBefore.endsWith('1')) return true;
  if (place.name === 'IY' && place.after === '') return true;
  const isPrefix = place.vowelBefore === '' && place.name === 'IH' && spelled(place, /^[ie][nmlxstg]/);
  return place.vowelAfter.endsWith('1') && (isPrefix || hasOpenPrefix(place));
}

function stressMark(place: Place): string {
  if (place.stress === '1') return 'ˈ';
  if (isHeld(place)) return 'ˌ';
  return place.stress === '2' && !isFlat(place) ? 'ˌ' : '';
}

/**
 * Turns the ARPAbet phones of a word into the symbols and habits that the voice was trained with: stress stands before vowels,
 * and weak vowels follow the spelling.
 */
export function ipaOfPhones(word: string, phones: readonly string[]): string {
  const places = placesOf(word, withOneMain(word, phones));
  let ipa = '';
  for (const [at, place] of places.entries()) {
    if (place.stress === '') ipa += consonantSound(place, places[at + 1]);
    // "button": no vowel, the nasal is the syllable.
    else if (!ipa.endsWith('ʔ')) ipa += stressMark(place) + vowelSound(place);
  }
  return ipa.replaceAll('ʔn', 'ʔn̩').replaceAll('iəə', 'iə');
}
