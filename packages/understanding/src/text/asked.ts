import { sentenceSpans } from './parts.ts';

/** What a line asks: its last question, or its last sentence where it has none; as it was said. */
export function askedIn(line: string): string {
  const wholes = sentenceSpans(line).map(({ whole }) => line.slice(whole.start, whole.end));
  return wholes.findLast((sentence) => sentence.endsWith('?')) ?? wholes.at(-1) ?? '';
}
