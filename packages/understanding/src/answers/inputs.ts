import type { Encoded } from '../encoder/encoder.ts';
import { sentenceLabels } from '../stories/labels.ts';

/** Lengths of a text's vector, and of the part of it that is the encoder's last layer. */
export interface VectorSizes {
  readonly size: number;
  readonly wholeSize: number;
}

/** A sentence as the encoder sees it, and how likely each thing is that it can do. */
export interface SentenceVector {
  readonly vector: Float32Array;
  readonly labels: Float32Array;
}

/** Beside its vector: labels, that it is the question, likeness to the question and to what was said before, and its place. */
const besides = sentenceLabels.length + 4;
/** Shares are made to weigh as much as the numbers of vectors. */
const weight = 2;

/** Layers read four numbers at a time. */
const inFours = (length: number): number => 4 * Math.ceil(length / 4);

/** Length of what a head reads of a sentence, by the length of an encoder's vectors. */
export const sentenceInputs = (size: number): number => inFours(size + besides);

/** What a head reads of an answer: first the question, then sentence by sentence. */
export function answerInput(
  question: Pick<SentenceVector, 'vector'>,
  sentences: readonly SentenceVector[],
  { size, wholeSize }: VectorSizes,
): Encoded {
  const width = sentenceInputs(size);
  const hidden = new Float32Array((sentences.length + 1) * width);
  const asked = size + sentenceLabels.length;
  hidden.set(question.vector, 0);
  hidden[asked] = 1;
  sentences.forEach(({ vector, labels }, at) => {
    const from = (at + 1) * width;
    hidden.set(vector, from);
    hidden.set(
      labels.map((share) => weight * share),
      from + size,
    );
    const before = sentences.slice(0, at).map((other) => likeness(other.vector, vector, wholeSize));
    hidden[from + asked + 1] = weight * likeness(question.vector, vector, wholeSize);
    hidden[from + asked + 2] = Math.max(0, ...before);
    hidden[from + asked + 3] = (at + 1) / sentences.length;
  });
  return { tokens: sentences.length + 1, hidden };
}

/** The cosine of the angle between the first `length` numbers of two vectors. */
export function likeness(one: Float32Array, other: Float32Array, length: number): number {
  let [product, a, b] = [0, 0, 0];
  for (let at = 0; at < length; at++) {
    const [x, y] = [one[at] ?? 0, other[at] ?? 0];
    product += x * y;
    a += x * x;
    b += y * y;
  }
  return a === 0 || b === 0 ? 0 : product / Math.sqrt(a * b);
}
