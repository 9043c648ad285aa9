import { hasOpenPrefix, isVowel, spelled } from './place.ts';
import type { Place } from './place.ts';

const vowels: Readonly<Record<string, string>> = {
  AA: 'ɑː',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔː',
  AW: 'aʊ',
  AY: 'aɪ',
  EH: 'ɛ',
  ER: 'ɜː',
  EY: 'eɪ',
  IH: 'ɪ',
  IY: 'iː',
  OW: 'oʊ',
  OY: 'ɔɪ',
  UH: 'ʊ',
  UW: 'uː',
};

/** An unstressed vowel between AH and IH: its letter decides more than its symbol. */
function reduced(place: Place): string {
  const { name, word, letter, before, after, afterNext } = place;
  const rest = word.slice(letter);
  if (/^e'?[ds]$/.test(rest) && /[^aeiou]/.test(word[letter - 1] ?? '')) return 'ᵻ';
  if (/^i(?:t[yi]|f[iy]|bl|bil)/.test(rest)) return 'ᵻ';
  if (letter > 0 && rest.startsWith('a') && after === 'JH') return 'ɪ';
  if (/^ate(?:s|ly)?$/.test(rest) && after === 'T') return 'ᵻ';
  if (letter === 0 && /^e[nmxs][^aeiou]|^ex/.test(rest)) return 'ɛ';
  if (hasOpenPrefix(place)) return 'ᵻ';
  if (name === 'IH') return 'ɪ';
  if (letter === 0) return rest.startsWith('u') ? 'ʌ' : rest.startsWith('a') ? 'ɐ' : rest.startsWith('o') ? 'ə' : 'ɪ';
  if (before === 'Y' && !/^[aeio]/.test(rest)) return after === 'L' ? 'ʊ' : 'uː';
  if (rest.startsWith('u') && after === 'W') return 'uː';
  if (place.vowelBefore === '' && /^u([^aeiou])(?!\1)[^aeiou]/.test(rest)) return 'ʌ';
  if (rest.startsWith('a') && /[12]$/.test(afterNext) && !rest.startsWith('abil')) return 'ɐ';
  if (place.vowelAfter === '') return /^i(?:t|d|s|st|c|v|n|ng)s?$|^(?:et|est|i[cstvn]e)[ds]?$/.test(rest) ? 'ɪ' : 'ə';
  if (/^i[^aeiou]/.test(rest) && after !== 'R') return 'ɪ';
  if (/^e[^aeiou]/.test(rest) && !['N', 'L', 'R'].includes(after)) return 'ɪ';
  return 'ə';
}

/** In "different", "several" and "every" the vowel goes, the consonant stays. */
const isSwallowed = ({ word, letter, before, after }: Place): boolean =>
  (/^[FVM]$/.test(before) && /^[AI]H0$/.test(after)) || (word.startsWith('every') && letter === 2);

function rhotic(place: Place): string {
  const { stress, after } = place;
  const linked = isVowel(after) ? 'ɹ' : '';
  if (stress !== '0') return `ɜː${linked}`;
  if (place.vowelBefore === '' && /^dir/.test(place.word)) return 'ᵻɹ';
  return isSwallowed(place) ? 'ɹ' : `ɚ${linked}`;
}

function beforeR(place: Place): string | undefined {
  const { name, stress, afterNext } = place;
  const open = isVowel(afterNext);
  if (name === 'AO') {
    const far = open || spelled(place, /^(?:ore|oar|oor|our)|^or(?:ce|t$)/) || place.before === 'P';
    return far || stress === '0' ? 'oː' : 'ɔː';
  }
  if (name === 'IH' || (name === 'IY' && stress === '1')) return open ? 'iə' : 'ɪ';
  if (name === 'EH' || name === 'EY') return spelled(place, /^ar(?:r|ac|is|al|am)/) ? 'æ' : 'ɛ';
  if (name === 'AY') return spelled(place, /^ir(?:e|ing)/) ? 'aɪɚ' : undefined;
  if (name === 'UH' || (name === 'UW' && stress === '1')) return open ? 'ʊɹ' : 'ʊ';
  return undefined;
}

function closeFront(place: Place): string {
  const { stress, after } = place;
  if (isVowel(after)) {
    if (place.vowelBefore === '' && after === 'EY1') return 'iː';
    return after === 'AH0' ? 'i' : 'ɪ';
  }
  if (hasOpenPrefix(place)) return 'ᵻ';
  if (spelled(place, /^e[ae]/) && after !== '') return 'iː';
  if (place.vowelAfter === '') return after === '' || stress === '0' ? 'i' : 'iː';
  return stress === '2' ? 'iː' : place.vowelBefore === '' ? 'iː' : 'ɪ';
}

/** "off", "long", "want", "default": shorter than in "law". */
function openBack(place: Place): string | undefined {
  const { name, after } = place;
  if (spelled(place, /^(?:al|aul|an)t/)) return 'ɔ';
  if (name === 'AA') {
    if (spelled(place, /^(?:aw|au|alk)/)) return 'ɔː';
    return spelled(place, /^og(?:g|s?$|ue)/) ||
      (spelled(place, /^an?[^aeiourm]/) && /[wq]u?$/.test(place.word.slice(0, place.letter)))
      ? 'ɔ'
      : undefined;
  }
  return spelled(place, /^o[^aeiouw]/) && /^(?:F|S|TH|NG|G|N)$/.test(after) ? 'ɔ' : undefined;
}

/** How a vowel sounds, without its stress. */
export function vowelSound(place: Place): string {
  const { name, stress, after, before } = place;
  if (name === 'ER') return rhotic(place);
  if (after === 'R') {
    const colored = beforeR(place);
    if (colored) return colored;
  }
  if (stress === '0' && (name === 'AH' || name === 'IH')) return reduced(place);
  if (stress === '2' && name === 'IH' && hasOpenPrefix(place)) return 'ᵻ';
  if (stress === '2' && name === 'IH' && place.letter === 0 && /^ex|^e[nms]/.test(place.word)) return 'ɛ';
  if (name === 'IY' && stress !== '1') return closeFront(place);
  if ((name === 'AO' || name === 'AA') && after !== 'R') return openBack(place) ?? vowels[name] ?? '';
  if (name === 'EH' && stress !== '1' && before === 'M' && spelled(place, /^ent/)) return 'ə';
  return vowels[name] ?? '';
}
