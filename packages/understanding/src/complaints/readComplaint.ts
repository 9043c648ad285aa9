import type { LabelReader } from '../head/labelReader.ts';
import type { ComplaintReading } from '../reading.ts';
import { overlapping } from '../text/parts.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { complaintLabels } from './labels.ts';

/** A complaint may stand at the end of an answer, which is read in parts of so many words; so many are in two of them. */
const [wordsOfPart, overlap] = [40, 10];
/** Parts that are read at most, the last ones: a complaint comes after what it is about. */
const mostParts = 4;

/** What a complaint is about, by the part of it that tells most surely. */
export async function readComplaint(reader: LabelReader<'complaints'>, text: string): Promise<ComplaintReading> {
  const parts = overlapping(spokenForm(text), wordsOfPart, overlap).slice(-mostParts);
  const { complaints } = await reader.read(parts, ['complaints']);
  const signs = complaints.flatMap((part) =>
    complaintLabels.map((about, at) => ({ about, confidence: Math.min(1, part[at] ?? 0) })),
  );
  const [surest] = signs.sort((one, other) => other.confidence - one.confidence);
  return surest ?? { about: 'other', confidence: 0 };
}
