import type { Encoded, EncodedWords } from '../encoder/encoder.ts';
import { lineLabels } from './labels.ts';
import { type ShapedLine, sizeOfLine, sizeOfWord } from './features.ts';

/** Length of the vectors of lines: of a line itself, its neighbors, and the heading above it. */
const linesSeen = 4;
/** Vectors of whole lines are made this long, so that they weigh as much as those of words. */
const norm = 4;

/** Layers read four numbers at a time. */
const inFours = (length: number): number => 4 * Math.ceil(length / 4);

/** Length of what the heads read of a line, and of a word, by the lengths of an encoder's vectors. */
export const lineInputs = (wholeSize: number): number => inFours(linesSeen * wholeSize + sizeOfLine);
export const wordInputs = (size: number): number => inFours(size + sizeOfWord + lineLabels.length);

/** What a head reads of all lines of an advert. */
export function linesInput(lines: readonly ShapedLine[], encoded: readonly EncodedWords[], size: number): Encoded {
  const width = lineInputs(size);
  const hidden = new Float32Array(lines.length * width);
  const whole = encoded.map(({ whole }) => scaled(whole));
  let heading: Float32Array | undefined;
  lines.forEach((line, at) => {
    const seen = [whole[at], whole[at - 1], whole[at + 1], heading];
    seen.forEach((vector, place) => {
      if (vector) hidden.set(vector, at * width + place * size);
    });
    hidden.set(line.line, at * width + linesSeen * size);
    if (line.heading) heading = whole[at];
  });
  return { tokens: lines.length, hidden };
}

/** What a head reads of the words of a line; `about`: how likely each label is for the line. */
export function wordsInput(line: ShapedLine, { words }: EncodedWords, about: Float32Array, size: number): Encoded {
  const width = wordInputs(size);
  const hidden = new Float32Array(line.words.length * width);
  line.eachWord.forEach((numbers, at) => {
    hidden.set(words.subarray(at * size, (at + 1) * size), at * width);
    hidden.set(numbers, at * width + size);
    hidden.set(about, at * width + size + sizeOfWord);
  });
  return { tokens: line.words.length, hidden };
}

function scaled(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => (norm * value) / length);
}
