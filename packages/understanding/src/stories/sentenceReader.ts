import type { LabelReader } from '../head/labelReader.ts';
import { sentencesOf } from '../text/parts.ts';
import type { SentenceReading } from '../reading.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { sentenceLabels } from './labels.ts';

/** What is at least so likely counts. */
const likely = 0.15;
/** Sentences that are read at most: the last ones of an endless answer are left out. */
const mostSentences = 60;

/** Tells what the sentences of an answer do. */
export const readSentences = (reader: LabelReader<'stories'>, answer: string): Promise<SentenceReading[]> =>
  readEach(reader, sentencesOf(answer).slice(0, mostSentences));

/** Tells what each of some sentences does. */
export async function readEach(
  reader: LabelReader<'stories'>,
  sentences: readonly string[],
): Promise<SentenceReading[]> {
  const { stories } = await reader.read(sentences.map(spokenForm), ['stories']);
  return sentences.map((text, at) => readingOf(text, stories[at] ?? new Float32Array(0)));
}

/** What a sentence does, by how likely each label is. */
export function readingOf(text: string, shares: Float32Array): SentenceReading {
  const [first, ...others] = sentenceLabels
    .map((label, index) => ({ label, confidence: shares[index] ?? 0 }))
    .sort((one, other) => other.confidence - one.confidence);
  const also = others.filter(({ confidence }) => confidence >= likely).map(({ label }) => label);
  return { text, label: first?.label ?? 'about', confidence: first?.confidence ?? 0, also };
}
