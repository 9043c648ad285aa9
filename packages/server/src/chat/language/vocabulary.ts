import type { Concept } from './lexicon.ts';
import { type WordList, closest, wordList } from './wordList.ts';

/** What a text says in the terms of the field. */
export interface Meaning {
  /** Names of the concepts, with how much each weighs. */
  readonly concepts: ReadonlyMap<string, number>;
  /** How many words speak of something else. */
  readonly foreign: number;
}

/** Reads words for their concepts. */
export interface Vocabulary {
  readonly read: (words: readonly string[]) => Meaning;
  readonly weightOf: (concept: string) => number;
}

const longestPhrase = 5;

/** Makes the reader of a field: its concepts, and the everyday words that say nothing about it. */
export function createVocabulary(concepts: readonly Concept[], neutral: readonly string[]): Vocabulary {
  const weights = new Map(concepts.map(({ name, weight }) => [name, weight]));
  const field = wordList(concepts.flatMap(({ name, words }) => words.map((word) => [word, name] as const)));
  const everyday = wordList(neutral.map((word) => [word, ''] as const));

  return {
    weightOf: (concept) => weights.get(concept) ?? 1,
    read(words) {
      const found = new Map<string, number>();
      const note = (names: readonly string[]) => names.forEach((name) => found.set(name, weights.get(name) ?? 1));
      let foreign = 0;
      for (let at = 0; at < words.length;) {
        const phrase = phraseAt(field, words, at);
        note(phrase?.names ?? []);
        // Single words of a phrase count as well: "credit card" is also a card.
        if (phrase) {
          at += phrase.length;
          continue;
        }
        const word = words[at] ?? '';
        at += 1;
        const names = field.find(word);
        if (names.length > 0) note(names);
        else if (!saysNothing(everyday, word)) {
          const meant = closest(field, word);
          if (meant.length > 0) note(meant);
          else foreign += 1;
        }
      }
      return { concepts: found, foreign };
    },
  };
}

const saysNothing = (everyday: WordList, word: string) =>
  word.length < 3 || /^\d+$/.test(word) || everyday.find(word).length > 0;

function phraseAt(list: WordList, words: readonly string[], at: number) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length -= 1) {
    const names = list.find(words.slice(at, at + length).join('_'));
    if (names.length > 0) return { names, length };
  }
  return undefined;
}
