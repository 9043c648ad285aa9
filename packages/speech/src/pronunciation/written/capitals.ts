import { dictionaryPhones } from '../phonemes/dictionary.ts';
import { lexiconPhones } from '../lexicon.ts';

/** Words that are put in capitals for emphasis, not as abbreviations. */
const emphasized = new Set(
  `all and any are be but can do each every for from had has have how i if in is many more most must need never new no not of off on
   one only should than that the these they this those to too two was we were what when where which who why will with you your`.split(
    /\s+/,
  ),
);

/** Two or three letters that are a word: any other group of that length is spelled. */
const shortestWord = 4;

/**
 * Whether a group of capitals that nobody listed can be said as a word: four letters or more, no more than two vowels or two
 * consonants in a row, and a beginning that English words have.
 */
const pronounceable = (lower: string): boolean =>
  /[aeiou]/.test(lower) &&
  !/[aeiouy]{3}|[^aeiouy]{3}/.test(lower) &&
  /^(?:[aeiou]|[^aeiouy]?[aeiouy]|(?:[bcfgps]l|[bcdfgkpt]r|s[chkmnptw]|[cstw]h|qu|tw)[aeiouy])/.test(lower) &&
  !/(?:[^aeiouy][hjqvwy]|[^aeiouylnrs][^aeiouyst])$/.test(lower);

const isSpelledInDictionary = (lower: string, phones: readonly string[]): boolean =>
  phones.filter((phone) => /[12]$/.test(phone)).length >= Math.max(2, lower.length - 1);

function isSaidAsWord(lower: string): boolean {
  if (emphasized.has(lower)) return true;
  if (lower.length < shortestWord) return false;
  const phones = lexiconPhones(lower) ?? dictionaryPhones(lower);
  return phones ? !isSpelledInDictionary(lower, phones) : pronounceable(lower);
}

const spell = (letters: string, ending: string | undefined): string => [...letters].join('-') + (ending ? "'s" : '');

/** "GDPR" letter by letter, as "G-D-P-R"; "NASA" as a word. A line that is all in capitals is read as if it were not. */
export function capitalsInWords(text: string): string {
  const groups = text.match(/\b[A-Z]{2,}\b/g) ?? [];
  if (groups.length >= 4 && !/[a-z]{2}/.test(text))
    return text.toLowerCase().replace(/(^|[.?!] )(\w)/g, (start) => start.toUpperCase());
  return text.replace(
    /(?<![\p{L}'])([A-Z]{2,})('s|s'?)?(?!\p{L})/gu,
    (_whole, letters: string, ending: string | undefined) => {
      const lower = letters.toLowerCase();
      if (isSaidAsWord(lower)) return lower + (ending ?? '');
      return spell(letters, ending);
    },
  );
}

const isKnown = (lower: string): boolean => (lexiconPhones(lower) ?? dictionaryPhones(lower)) !== undefined;

/** "PyTorch" as "Py Torch", unless it is known as one word. */
export const joinedNamesInWords = (text: string): string =>
  text.replace(/\b(?!Mc|Mac|O')\p{L}*\p{Ll}\p{Lu}\p{L}*\b/gu, (name) =>
    isKnown(name.toLowerCase()) ? name : name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '),
  );
