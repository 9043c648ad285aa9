import type { LabelReader } from '../head/labelReader.ts';
import { sentencesOf } from '../text/parts.ts';
import type { SentenceReading } from '../reading.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { sentenceLabels } from './labels.ts';

/** What is at least so likely counts. */
const likely = 0.15;
/** Sentences that are read at most. */
const mostSentences = 60;

/** The sentences of a turn. */
export interface SentencesRead {
  readonly sentences: SentenceReading[];
  /** How likely each of them is of each kind of turn, read by itself; in the order of the labels. */
  readonly kinds: readonly Float32Array[];
}

/** The sentences that are read, or what is told of each: of an endless turn the first ones and the last. */
export const someOf = <T>(all: readonly T[]): readonly T[] =>
  all.length > mostSentences ? [...all.slice(0, mostSentences - 1), ...all.slice(-1)] : all;

/** Tells what the sentences of a turn do in an answer, and what each would be as a turn. */
export async function readSentences(reader: LabelReader<'stories' | 'turns'>, text: string): Promise<SentencesRead> {
  const read = someOf(sentencesOf(text));
  const { stories, turns } = await reader.read(read.map(spokenForm), ['stories', 'turns']);
  return { sentences: read.map((one, at) => readingOf(one, stories[at] ?? new Float32Array(0))), kinds: turns };
}

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
