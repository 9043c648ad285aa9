import type { LabelReader } from '../head/labelReader.ts';
import type { ChoiceReading, ChoiceSign } from '../reading.ts';
import { overlapping, sentencesOf } from '../text/parts.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { choiceLabels } from './labels.ts';

/** Lines that offer to try an answer again or to move on; only what is said in reply to one is read for a choice. */
export const offersChoice = (line: string): boolean =>
  /\b(?:another try|try (?:it |that )?again)\b.*\bmove on\b/i.test(line);

/** A wish stands at the beginning or at the end; between them is an answer. A long reply is read in parts of so many words. */
const [wordsOfPart, overlap] = [40, 10];

/** What a reply to the offer does: for each label, how likely, the likeliest first; and what its last sentence does alone. */
export async function readChoice(
  reader: LabelReader<'choices'>,
  text: string,
): Promise<{ choice: ChoiceReading; choiceAtEnd?: ChoiceSign }> {
  const parts = overlapping(spokenForm(text), wordsOfPart, overlap);
  const ends = parts.length > 2 ? [parts[0] ?? '', parts.at(-1) ?? ''] : parts;
  const sentences = sentencesOf(text);
  const last = sentences.length > 1 ? sentences.slice(-1).map(spokenForm) : [];
  const { choices } = await reader.read([...ends, ...last], ['choices']);
  const [atEnd] = signsOf(choices.slice(ends.length));
  return { choice: signsOf(choices.slice(0, ends.length)), ...(last.length > 0 && atEnd && { choiceAtEnd: atEnd }) };
}

/** What some parts do together. */
const signsOf = (parts: readonly Float32Array[]): ChoiceReading =>
  choiceLabels
    .map((label, at) => ({ label, confidence: Math.min(1, Math.max(...parts.map((part) => part[at] ?? 0))) }))
    .sort((one, other) => other.confidence - one.confidence);
