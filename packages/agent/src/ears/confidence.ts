import { wordsOf } from '@viva/interview';

/** Below this confidence an answer was not heard well enough to be judged; how it was found is in `docs/hearing.md`. */
export const sureEnough = 0.76;

/** Confidence in a whole turn, of its stretches by their words, and whether its words are only roughly right. */
export function confidenceIn(stretches: readonly { readonly text: string; readonly confidence: number }[]): {
  readonly confidence: number;
  readonly approximate: boolean;
} {
  let words = 0;
  let sum = 0;
  for (const { text, confidence } of stretches) {
    const count = wordsOf(text).length;
    words += count;
    sum += count * Math.log(Math.max(confidence, 0.001));
  }
  const confidence = words === 0 ? 0 : Math.exp(sum / words);
  return { confidence: Math.round(confidence * 1_000) / 1_000, approximate: confidence < sureEnough };
}
