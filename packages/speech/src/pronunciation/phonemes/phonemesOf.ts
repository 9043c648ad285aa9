import { spokenText } from '../written/spokenText.ts';
import { heteronymPhones } from './heteronyms.ts';
import { ipaOfPhones } from './ipa.ts';
import { isLetters, letterPhonemes } from './letters.ts';
import { beginsWithVowel, leansOn, linked, weakForm } from './weakForms.ts';
import { phonesOfWord } from './words.ts';

const vowel = /[aæɐɑɔəɚɛɜeɪiᵻoʊʌu]/;

/** The full form of a word in its line. */
function stressedForm(line: readonly string[], at: number): string {
  const word = line[at] ?? '';
  const ipa = ipaOfPhones(word, heteronymPhones(line, at) ?? phonesOfWord(word));
  // The dictionary has some words only in their weak form; alone they are said in full.
  return /[ˈˌ]/.test(ipa) ? ipa : ipa.replace(vowel, 'ˈ$&');
}

/** What is longer is no word; its end is not said, so that none takes long to read. */
const longestWord = 40;

/** The tokens of a clause: words, and letters that are said one by one. Other hyphens stand between words. */
const tokensOf = (clause: string): string[] =>
  clause
    .replace(/[^\p{L}\p{M}' -]/gu, ' ')
    .split(/\s+/)
    .flatMap((token) => (isLetters(token) ? [token] : token.split('-')))
    .map((token) =>
      token
        .replace(/^'+/, '')
        .replace(/(?<!s)'+$/, '')
        .slice(0, longestWord),
    )
    .filter((token) => token !== '');

/** After "I", these make it the letter of a road: "I-95". */
const numberWord =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|\w+teen)$/;

function clausePhonemes(tokens: readonly string[], opens: boolean): string {
  const line = tokens.map((token) => token.toLowerCase());
  const isLetter = (at: number): boolean => {
    const token = tokens[at] ?? '';
    return (
      isLetters(token) &&
      (token !== 'I' || numberWord.test(tokens[at + 1] ?? '')) &&
      !(token === 'A' && opens && at === 0 && tokens.length > 1)
    );
  };
  const phonemes: string[] = [];
  for (let at = tokens.length - 1; at >= 0; at--) {
    const next = phonemes[at + 1] ?? '';
    const standing = { first: at === 0, last: at === tokens.length - 1, next };
    const full = () => stressedForm(line, at);
    phonemes[at] = isLetter(at)
      ? letterPhonemes(tokens[at] ?? '')
      : (weakForm(line[at] ?? '', standing, full) ?? full());
  }
  return phonemes.reduce((said, word, at) => {
    const gap = at === 0 || leansOn(line[at - 1] ?? '', line[at] ?? '') ? '' : ' ';
    return said + gap + (beginsWithVowel(phonemes[at + 1] ?? '') ? linked(word, line[at] ?? '') : word);
  }, '');
}

/**
 * The symbols that the voice reads for a line of text: IPA as in the voice's own table, decomposed (NFD), with `, . ? ! ; :`
 * for pauses. Text may hold numbers and abbreviations; they are put into words first.
 */
export function phonemesOf(text: string): string {
  const parts = spokenText(text).split(/([,.?!;:]+)(?=\s|$)/);
  let line = '';
  let opens = true;
  for (let at = 0; at < parts.length; at += 2) {
    const tokens = tokensOf(parts[at] ?? '');
    const mark = parts[at + 1]?.at(-1) ?? '';
    if (tokens.length > 0) {
      line += (line === '' ? '' : ' ') + clausePhonemes(tokens, opens);
      opens = false;
    }
    if (line !== '' && !/[,.?!;:]$/.test(line)) line += mark;
    if (/[.?!]/.test(mark)) opens = true;
  }
  return line.normalize('NFD');
}
