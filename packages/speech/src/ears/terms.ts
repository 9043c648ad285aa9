import { phonemesOf } from '../pronunciation/index.ts';
import { lexiconPhones, termsInWords } from '../pronunciation/lexicon.ts';
import { dictionaryPhones } from '../pronunciation/phonemes/dictionary.ts';
import { ipaOfPhones } from '../pronunciation/phonemes/ipa.ts';
import { type TimedWord, spreadWords } from './words.ts';

/** Shorter terms sound like too many words, in phonemes. */
const leastPhonemes = 5;
/**
 * How far a term may be from what was written, as a share of its phonemes: where all that was written are known words, and
 * where one is none. They were chosen by `bench/hearing/corpus/terms-dev.tsv`; see `docs/hearing.md`.
 */
const farthest = { word: 0.2, words: 0.18, unknown: 0.4 };
/** Shorter terms are never written instead of one known word, though it sounds the same: "roach", "limbs". In phonemes. */
const leastForWord = 10;
/** A known word that begins like a term to this share of it is another form of it: "manager", "management". */
const sameStem = 0.6;
/** Phonemes that recognizers mistake for each other, and what such a mistake counts. */
const alike = ['pb', 'tdɾ', 'kɡ', 'fv', 'sz', 'ʃʒ', 'θð', 'mnŋ', 'lɹ', 'iɪ', 'eɛæ', 'ɑɔʌəɐ', 'uʊ', 'oɔ', 'ɚɜ', 'əɪ'];
const costOfAlike = 0.4;
/** No term is written instead of what begins with these. */
const grammar = new Set(
  'a an and or the to of in on at for with from by is was were are be i we he she it they you my our his her their that this but so as not no if then'.split(
    ' ',
  ),
);
/** Words whose sounds are kept; an interview has fewer. */
const mostKept = 5_000;

/** Phonemes of a text, one letter each, and a bit for each of them; those that are alike share one. */
interface Sound {
  readonly sound: string;
  readonly phonemes: number;
}

/** A word as it is compared. */
interface Known extends Sound {
  readonly bare: string;
  /** Whether it is a word of the dictionary, or a name that the lexicon has. */
  readonly known: boolean;
  /** Whether a comma or a full stop follows, and not only that of a letter. */
  readonly ends: boolean;
}

/** A term instead of the words from the first to before the last. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly term: string;
  readonly distance: number;
}

/**
 * Writes the terms of an interview — names of tools, products and rules — where a recognizer wrote by their sound
 * something that is near: "We use Kabernits." All else stays as it is.
 */
export class Terms {
  readonly #terms: readonly (Sound & { readonly term: string; readonly letters: string })[];
  readonly #longest: number;
  readonly #known = new Map<string, Known>();

  constructor(terms: readonly string[]) {
    this.#terms = [...new Set(terms)]
      .map((term) => ({ term, letters: bare(term), ...soundOf(phonemesOf(term)) }))
      .filter(({ sound }) => sound.length >= leastPhonemes);
    this.#longest = Math.max(0, ...this.#terms.map(({ sound }) => sound.length));
  }

  /** A text with its terms. */
  inText(text: string): string {
    const words = text.split(/\s+/).filter(Boolean);
    const written = this.#replace(words, (_, term) => [term]);
    return written === words ? text : written.join(' ');
  }

  /** Words with their terms; a term has the times of all the words that it replaces. */
  inWords<Word extends TimedWord>(words: readonly Word[]): readonly (Word | TimedWord)[] {
    return this.#replace<Word | TimedWord>(words, (replaced, term) => {
      const [first, last] = [replaced[0], replaced.at(-1)];
      return first && last ? spreadWords(term, [{ startMs: first.startMs, endMs: last.endMs }]) : [];
    });
  }

  #replace<Word extends string | TimedWord>(
    words: readonly Word[],
    make: (replaced: readonly Word[], term: string) => readonly Word[],
  ): readonly Word[] {
    const texts = words.map((word) => (typeof word === 'string' ? word : word.text));
    const places = this.#places(texts);
    if (places.length === 0) return words;
    let at = 0;
    const written: Word[] = [];
    for (const { from, to, term } of places) {
      const mark = /[^\p{L}\p{N}]*$/u.exec(texts[to - 1] ?? '')?.[0].replace(/["”]/g, '') ?? '';
      written.push(...words.slice(at, from), ...make(words.slice(from, to), term + mark));
      at = to;
    }
    return [...written, ...words.slice(at)];
  }

  /** Where terms belong, the nearest first where two want the same word; in the order of the words. */
  #places(texts: readonly string[]): Place[] {
    const words = texts.map((text) => this.#knownOf(text));
    const taken = new Set<number>();
    const free = ({ from, to }: Place): boolean => {
      for (let at = from; at < to; at++) if (taken.has(at)) return false;
      for (let at = from; at < to; at++) taken.add(at);
      return true;
    };
    return words
      .flatMap((_, from) => this.#placesFrom(from, words))
      .sort((one, other) => one.distance - other.distance)
      .filter(free)
      .sort((one, other) => one.from - other.from);
  }

  #placesFrom(from: number, words: readonly Known[]): Place[] {
    if (grammar.has(words[from]?.bare ?? '')) return [];
    const places: Place[] = [];
    let [heard, written, phonemes, known] = ['', '', 0, true];
    for (let to = from + 1; to <= words.length; to++) {
      const last = words[to - 1];
      heard += last?.sound ?? '';
      written += last?.bare ?? '';
      phonemes |= last?.phonemes ?? 0;
      known &&= last?.known ?? true;
      if (heard.length * (1 - farthest.unknown) > this.#longest) break;
      for (const { term, letters, sound, phonemes: wanted } of this.#terms) {
        const limit = limitFor(known, to - from, sound);
        const longer = Math.max(heard.length, sound.length);
        const most = limit * longer;
        if (Math.abs(heard.length - sound.length) > most) continue;
        // Each phoneme that only one of them has costs a change.
        if (countOf(phonemes & ~wanted) > most || countOf(wanted & ~phonemes) > most) continue;
        // What is written right stays, with what stands beside it.
        if (written.includes(letters) || (known && sameWord(written, letters))) continue;
        const far = distance(heard, sound, most);
        if (far <= most) places.push({ from, to, term, distance: far / longer });
      }
      if (last?.ends) break;
    }
    return places;
  }

  #knownOf(text: string): Known {
    const before = this.#known.get(text);
    if (before) return before;
    const key = bare(text);
    const phones = /^[\p{Lu}\p{Ll}]?\p{Ll}+[,.;:?!]*$/u.test(text) && !lexiconPhones(key) && dictionaryPhones(key);
    // The dictionary's words need not be put into words first, which is slow.
    const ipa = phones ? ipaOfPhones(key, phones) : phonemesOf(text.replace(/["“”]/g, ''));
    const word = {
      bare: key,
      ...soundOf(ipa),
      known: Boolean(phones) || isKnown(key),
      ends: /\p{L}{2}[,.;:?!]+$/u.test(text),
    };
    if (this.#known.size < mostKept) this.#known.set(text, word);
    return word;
  }
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');

function isKnown(key: string): boolean {
  const word = key.replace(/'s$/, '');
  return [word === '', dictionaryPhones(word), lexiconPhones(word), termsInWords(word) !== word].some(Boolean);
}

/** Each phoneme's place in {@link costs}, and the bit of those that are alike. */
const symbols = new Map<string, { readonly id: number; bit: number }>();
for (const [index, set] of alike.entries()) {
  const shared = [...set].flatMap((phoneme) => symbols.get(phoneme)?.bit ?? []);
  for (const place of symbols.values()) if (shared.includes(place.bit)) place.bit = index;
  for (const phoneme of set) if (!symbols.has(phoneme)) symbols.set(phoneme, { id: symbols.size, bit: index });
}
/** Phonemes that are like no other. */
for (const phoneme of 'hjwaʔᵻ') if (!symbols.has(phoneme)) symbols.set(phoneme, { id: symbols.size, bit: 31 });
const ids = symbols.size + 1;
/** What it costs to say one phoneme instead of another. */
const costs = new Float64Array(ids * ids).fill(1);
for (let id = 0; id < ids; id++) costs[id * ids + id] = 0;
for (const set of alike) {
  const own = [...set].map((phoneme) => symbols.get(phoneme)?.id ?? 0);
  for (const one of own) for (const other of own) if (one !== other) costs[one * ids + other] = costOfAlike;
}

function soundOf(ipa: string): Sound {
  const found = [...ipa.normalize('NFC').replace(/[^\p{L}]|ː/gu, '')].map((phoneme) => symbols.get(phoneme));
  return {
    sound: found.map((place) => String.fromCharCode(place?.id ?? ids - 1)).join(''),
    // All that are like no other share a bit, and tell nothing.
    phonemes: found.reduce((all, place) => (place && place.bit < 31 ? all | (1 << place.bit) : all), 0),
  };
}

function limitFor(known: boolean, words: number, sound: string): number {
  if (!known) return farthest.unknown;
  if (words > 1) return farthest.words;
  return sound.length < leastForWord ? Number.NEGATIVE_INFINITY : farthest.word;
}

/** Whether letters are a part of a term's or another form of its word. */
function sameWord(written: string, letters: string): boolean {
  if (letters.includes(written)) return true;
  let same = 0;
  while (same < letters.length && letters[same] === written[same]) same++;
  return same >= sameStem * letters.length;
}

/** What it costs to say one instead of the other, and infinity where it is more than `most` (Levenshtein's distance). */
function distance(one: string, other: string, most: number): number {
  const row = Float64Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at++) {
    const phoneme = one.charCodeAt(at) * ids;
    let [diagonal, left] = [at, at + 1];
    let least = left;
    row[0] = left;
    for (let column = 0; column < other.length; column++) {
      const above = row[column + 1] ?? 0;
      left = Math.min(above + 1, left + 1, diagonal + (costs[phoneme + other.charCodeAt(column)] ?? 1));
      diagonal = above;
      row[column + 1] = left;
      least = Math.min(least, left);
    }
    if (least > most) return Number.POSITIVE_INFINITY;
  }
  return row[other.length] ?? 0;
}

function countOf(bitsSet: number): number {
  let count = 0;
  for (let left = bitsSet; left !== 0; left &= left - 1) count++;
  return count;
}
