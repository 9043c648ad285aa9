import type { Encoder } from '@viva/understanding';
import { type Answer, answers } from '../knowledge/answers.ts';
import { cosine, sentenceVectors } from './sentenceVectors.ts';
import { storedVectors } from './storedVectors.ts';
import { tuningFor } from './tuning.ts';

/** An answer, and how like a text its examples are, at most 1. */
export interface Near {
  readonly answer: Answer;
  readonly score: number;
}

/** Answers, the nearest first; there's at least one. */
export type NearList = readonly [Near, ...Near[]];

/** Finds for each text the answers whose examples are most like it, in the order of the texts. */
export type NearestAnswers = <T extends readonly string[]>(texts: T) => Promise<{ [K in keyof T]: NearList }>;

/** So many of the nearest are told. */
const most = 5;

const examples = answers.flatMap((answer) => answer.examples.map((text) => ({ answer, text })));

/** What people ask, in the order in which its vectors are kept. */
export const exampleTexts: readonly string[] = examples.map(({ text }) => text);

/** Makes the finder, with vectors by `encoder`: the ones that are kept, or new ones. */
export async function findNearest(encoder: Encoder): Promise<NearestAnswers> {
  const vectorsOf = sentenceVectors(encoder, exampleTexts, tuningFor(encoder.name).rarity);
  const known = storedVectors(encoder.name, exampleTexts, encoder.wholeSize) ?? (await vectorsOf(exampleTexts));
  return async <T extends readonly string[]>(texts: T) => {
    const distinct = [...new Set(texts)];
    const found = (await vectorsOf(distinct)).map((vector) => nearest(vector, known));
    return texts.map((text) => found[distinct.indexOf(text)]) as { [K in keyof T]: NearList };
  };
}

/** An answer counts by its two nearest examples: one alone may be like the text by chance. */
function nearest(vector: Float32Array, known: readonly Float32Array[]): NearList {
  const scores = new Map<Answer, [number, number]>();
  examples.forEach(({ answer }, at) => {
    const score = cosine(vector, known[at] ?? vector);
    const [first, second] = scores.get(answer) ?? [-1, -1];
    if (score > first) scores.set(answer, [score, first]);
    else if (score > second) scores.set(answer, [first, score]);
  });
  const [best, ...others] = [...scores]
    .map(([answer, [first, second]]) => ({ answer, score: (first + second) / 2 }))
    .sort((one, other) => other.score - one.score);
  if (!best) throw new Error('there are no answers');
  return [best, ...others.slice(0, most - 1)];
}
