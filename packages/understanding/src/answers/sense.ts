/** Whether a sentence means something, clumsy or not. */
export const senseLabels = ['sense', 'nonsense'] as const;
export type SenseLabel = (typeof senseLabels)[number];

/** What is known before a sentence is read: so many sentences with so little nonsense. A short answer is thus hardly blamed. */
const before = { sentences: 2, nonsense: 0.1 } as const;
/** Shorter sentences can hardly be without sense. */
export const shortest = 6;

/** Words of one sentence, and how likely it is that they mean nothing, 0 to 1. */
export interface SenseOfSentence {
  readonly words: number;
  readonly nonsense: number;
}

/**
 * How much sense an answer has, 0 to 1; 1 minus the mean share of nonsense of its sentences, those short left out. Below
 * {@link senseless} it is to be taken for nonsense.
 */
export function sense(sentences: readonly SenseOfSentence[]): number {
  const read = sentences.filter(({ words }) => words >= shortest);
  const sum = read.reduce((total, { nonsense }) => total + nonsense, before.sentences * before.nonsense);
  return 1 - sum / (read.length + before.sentences);
}

/**
 * None of 1,164 real answers by nine hands that were not trained on had less. Of nonsense with good grammar by another hand, 8
 * in 10 have; words without order are left to the rating, which gives them next to nothing.
 */
export const senseless = 0.55;
