/** Words of grammar that carry no stress inside a clause, as they sound there. */
const unstressed: Readonly<Record<string, string>> = {
  a: 'ɐ',
  an: 'ɐn',
  and: 'ænd',
  or: 'ɔːɹ',
  as: 'æz',
  at: 'æt',
  by: 'baɪ',
  for: 'fɔːɹ',
  from: 'fɹʌm',
  if: 'ɪf',
  in: 'ɪn',
  of: 'ʌv',
  than: 'ðɐn',
  that: 'ðæt',
  through: 'θɹuː',
  with: 'wɪð',
  am: 'æm',
  are: 'ɑːɹ',
  be: 'biː',
  been: 'bɪn',
  can: 'kæn',
  could: 'kʊd',
  had: 'hæd',
  has: 'hɐz',
  have: 'hæv',
  is: 'ɪz',
  was: 'wʌz',
  were: 'wɜː',
  will: 'wɪl',
  would: 'wʊd',
  he: 'hiː',
  her: 'hɜː',
  his: 'hɪz',
  it: 'ɪt',
  its: 'ɪts',
  my: 'maɪ',
  she: 'ʃiː',
  their: 'ðɛɹ',
  they: 'ðeɪ',
  we: 'wiː',
  you: 'juː',
  your: 'jʊɹ',
  these: 'ðiːz',
  this: 'ðɪs',
  those: 'ðoʊz',
  there: 'ðɛɹ',
  i: 'aɪ',
  "i'd": 'aɪd',
  "i'll": 'aɪl',
  "i'm": 'aɪm',
  "i've": 'aɪv',
  "it's": 'ɪts',
  "that's": 'ðæts',
  "there's": 'ðɛɹz',
  "they'll": 'ðeɪl',
  "they're": 'ðɛɹ',
  "they've": 'ðeɪv',
  "we'll": 'wiːl',
  "we're": 'wɪɹ',
  "we've": 'wiːv',
  "you'd": 'juːd',
  "you'll": 'juːl',
  "you're": 'jʊɹ',
  "you've": 'juːv',
  get: 'ɡɛt',
  got: 'ɡɑːt',
  went: 'wɛnt',
};

/** Of the words above, those that get their full form back at the end of a clause: "what is it made *in*?". */
const strandable = new Set(
  `by in through that can could has have will would be this these those there get got went`.split(' '),
);

/** Words that carry less stress than the words around them, except at the end of a clause. */
const light = new Set(
  `about across before between but down into on onto over under up while within without and off so not though together
   any some been our us me him them must might shall should having doing isn't aren't weren't couldn't
   how what what's when where where's which who who's whose why how's go make made put`.split(/\s+/),
);

/** Question words inside a clause: "even when it rains", "and what you did". */
const questionWords: Readonly<Record<string, string>> = { what: 'wʌt', "what's": 'wʌts', when: 'wɛn' };

/** Words whose dictionary form is not the one that is wanted under stress. */
const full: Readonly<Record<string, string>> = {
  because: 'bɪkˈʌz',
  been: 'bˈɪn',
  on: 'ˈɔn',
  into: 'ˈɪntʊ',
  us: 'ˈʌs',
  our: 'ˈaʊɚ',
  them: 'ðˈɛm',
};

const isThe = /^ð[əɪ]$/;

/** Where in its clause a word stands. */
export interface Standing {
  first: boolean;
  last: boolean;
  /** The phonemes of the word after it; '' at the end. */
  next: string;
}

/** Whether a word's phonemes begin with a vowel, with or without its stress. */
export const beginsWithVowel = (phonemes: string): boolean => /^[ˈˌ]?[aæɐɑɔəɚɛɜeɪiᵻoʊʌu]/.test(phonemes);

/**
 * How a word of grammar sounds where it stands, or undefined for words that keep their full form. `stressed` gives the full
 * form of a word.
 */
export function weakForm(word: string, { first, last, next }: Standing, stressed: () => string): string | undefined {
  if (word === 'the') return beginsWithVowel(next) ? 'ðɪ' : 'ðə';
  if (word === 'to') return last ? 'tuː' : beginsWithVowel(next) ? 'tʊ' : 'tə';
  if (word === 'a' && last) return undefined;
  if (word === 'on' && isThe.test(next)) return 'ɔn';
  if (word === 'for' && isThe.test(next)) return 'fɚ';
  if (last && strandable.has(word)) return undefined;
  const weak = unstressed[word] ?? (first ? undefined : questionWords[word]);
  if (weak && !(last && questionWords[word])) return weak;
  if (!light.has(word)) return full[word];
  return last ? (full[word] ?? undefined) : (full[word] ?? stressed()).replace('ˈ', 'ˌ');
}

/** Prepositions and the like that an article leans on. */
const bearers = new Set(['of', 'in', 'on', 'for', 'from', 'with', 'was', 'that']);

/** Words that lean on the one before so closely that no gap is heard: "in the", "had to". */
export const leansOn = (before: string, word: string): boolean =>
  word === 'the' ? bearers.has(before) : word === 'to' && before === 'had';

const flapped = new Set(['it', 'at', 'out']);

/** How a word ends before a vowel: an R is heard, and a T of a light word is a flap. */
export function linked(phonemes: string, word: string): string {
  if (/(?:ɚ|ɜː)$/.test(phonemes)) return `${phonemes}ɹ`;
  return flapped.has(word) ? phonemes.replace(/t$/, 'ɾ') : phonemes;
}
