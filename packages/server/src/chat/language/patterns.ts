import { type Topic, knowledge } from '../knowledge/index.ts';
import { type Concept, lexicon } from './lexicon.ts';
import { neutral } from './neutral.ts';
import { type Vocabulary, createVocabulary } from './vocabulary.ts';

/** One way of asking for a topic: all terms, which are names of concepts, must be there. */
export interface Pattern {
  readonly topic: Topic;
  readonly terms: readonly string[];
}

const wordWeight = 1;
/** An everyday word that a pattern names ("after trial") says a little, but nothing alone. */
const everydayWeight = 0.25;

const known = new Set(lexicon.map(({ name }) => name));
const everyday = new Set(neutral.map((word) => word.replace(/\*$/, '')));

/** Every pattern of the knowledge. */
export const patterns: readonly Pattern[] = knowledge.flatMap((topic) =>
  topic.asked.split(/,\s*/).map((pattern) => ({ topic, terms: pattern.trim().split(/\s+/) })),
);

/** A pattern's words that the lexicon does not have are concepts of their own. */
const ownWords: readonly Concept[] = [...new Set(patterns.flatMap(({ terms }) => terms))]
  .filter((term) => !known.has(term))
  .map((term) => ({
    name: term,
    weight: everyday.has(term) ? everydayWeight : wordWeight,
    words: term.length > 3 ? [`${term}*`] : [term],
  }));

/** Reads texts in the terms of the knowledge. `brandWords` are the product's own name. */
export const vocabularyOf = (brandWords: readonly string[]): Vocabulary =>
  createVocabulary([...lexicon, ...ownWords, { name: 'brand', weight: 0.55, words: brandWords }], neutral);
