import { readFileSync } from 'node:fs';

/** A term of the lexicon: how it is written, and how it is said. */
interface Term {
  written: string;
  /** In words; undefined when the term is said as written, with `phones`. */
  words: string | undefined;
  /** In ARPAbet, as in the dictionary. */
  phones: string[] | undefined;
  /** Only as it is written: "IT" is not "it". */
  exact: boolean;
}

interface Lexicon {
  byWritten: ReadonlyMap<string, Term>;
  byLower: ReadonlyMap<string, Term>;
  phones: ReadonlyMap<string, string[]>;
  pattern: RegExp;
}

let loaded: Lexicon | undefined;

/** A line of the file: what is written, a tab, what is said (words, or phones between slashes), and perhaps a tab and `exact`. */
function readTerm(line: string): Term {
  const [written = '', said = '', flag] = line.split('\t');
  const phones = /^\/(.+)\/$/.exec(said)?.[1]?.split(' ');
  const words = said.replace(/\b[A-Z](?: [A-Z])+\b/g, (letters) => letters.replaceAll(' ', '-'));
  return { written, words: phones ? undefined : words, phones, exact: flag === 'exact' };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function load(): Lexicon {
  if (loaded) return loaded;
  const lines = readFileSync(new URL('./lexicon.tsv', import.meta.url), 'utf8').split('\n');
  const terms = lines.filter((line) => line !== '' && !line.startsWith('# ')).map(readTerm);
  const said = terms.filter((term) => term.words !== undefined);
  const names = said.map((term) => term.written).sort((a, b) => b.length - a.length);
  loaded = {
    byWritten: new Map(said.map((term) => [term.written, term])),
    byLower: new Map(said.filter((term) => !term.exact).map((term) => [term.written.toLowerCase(), term])),
    phones: new Map(terms.flatMap(({ written, phones }) => (phones ? [[written.toLowerCase(), phones]] : []))),
    // A hyphen before it is part of another word, as in "e-SQL"; a plural or a possessive may follow.
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}.])(${names.map(escaped).join('|')})('s|s)?(?![\p{L}\p{N}])`, 'giu'),
  };
  return loaded;
}

/** The phones of a word that the lexicon knows better than the dictionary, such as a product's name. */
export const lexiconPhones = (word: string): string[] | undefined => load().phones.get(word);

function withEnding(words: string, ending: string | undefined): string {
  if (ending === undefined) return words;
  // A letter takes an apostrophe, so that it is still seen as a letter: "K-P-I's".
  return ending === 's' && !/(?:^|[ -])[A-Z]$/.test(words) ? `${words}s` : `${words}'s`;
}

/** Puts terms into words that are not said as they are written: "SQL" is "sequel", "A/B test" is "A B test". */
export function termsInWords(text: string): string {
  const { byWritten, byLower, pattern } = load();
  return text.replace(pattern, (whole: string, written: string, ending: string | undefined) => {
    const own = byWritten.get(whole)?.words ?? byLower.get(whole.toLowerCase())?.words;
    if (own !== undefined) return own;
    const term = byWritten.get(written) ?? byLower.get(written.toLowerCase());
    return term?.words === undefined ? whole : withEnding(term.words, ending);
  });
}
