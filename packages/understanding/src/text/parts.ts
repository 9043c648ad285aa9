import { spokenForm } from './spokenForm.ts';

/** Sentences with fewer words than this are read as they are; longer ones, and speech without full stops, in parts. */
const longestSentence = 18;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The words of a text in overlapping parts of at most `length` words; a short text as it is. */
export function overlapping(text: string, length: number, overlap: number): string[] {
  const words = text.split(' ');
  const parts: string[] = [];
  for (let from = 0; ; from += length - overlap) {
    parts.push(words.slice(from, from + length).join(' '));
    if (from + length >= words.length) return parts;
  }
}

/** A sentence, or a part of a long one, and where it stands in its text. */
export interface SentenceSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The whole sentence that it is, or is cut out of. */
  readonly whole: { readonly start: number; readonly end: number };
}

/** The sentences of an answer, as they were said; what goes on for long without an end is cut between its words. */
export const sentencesOf = (text: string): string[] => sentenceSpans(text).map((span) => span.text);

/** The same with their places. */
export function sentenceSpans(text: string): SentenceSpan[] {
  return [...segmenter.segment(text)]
    .flatMap(({ segment, index }) =>
      [...segment.matchAll(/[^\n]+/g)].map((line) => ({ text: line[0], start: index + line.index })),
    )
    .filter((sentence) => spokenForm(sentence.text) !== '')
    .flatMap(cut);
}

/** Parts of about the same length. */
function cut({ text, start }: { readonly text: string; readonly start: number }): SentenceSpan[] {
  const words = [...text.matchAll(/\S+/g)].map((word) => ({ from: word.index, to: word.index + word[0].length }));
  const length = Math.ceil(words.length / Math.ceil(words.length / longestSentence));
  const count = Math.ceil(words.length / length);
  const whole = { start: start + (words[0]?.from ?? 0), end: start + (words.at(-1)?.to ?? 0) };
  return Array.from({ length: count }, (_, at) => {
    const from = words[at * length]?.from ?? 0;
    const to = words[Math.min(words.length, (at + 1) * length) - 1]?.to ?? text.length;
    return { text: text.slice(from, to), start: start + from, end: start + to, whole };
  });
}
