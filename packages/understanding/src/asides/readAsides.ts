import type { LabelReader } from '../head/labelReader.ts';
import type { Aside } from '../reading.ts';
import { sentenceSpans } from '../text/parts.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { asideLabels } from './labels.ts';

/** What is at least so likely is acted on. */
const sure = 0.6;
/** People turn to the interviewer at the end, or with a question: so many sentences at the end are read, and so many in all. */
const [atEnd, most] = [2, 6] as const;
/** Of a longer sentence the end is read, in words. */
const longest = 40;

/** What the sentences of a turn say to the interviewer, besides an answer; in their order. */
export async function readAsides(reader: LabelReader<'asides'>, text: string): Promise<Aside[]> {
  const sentences = wholeSentences(text);
  const read = sentences
    .filter((sentence, at) => at >= sentences.length - atEnd || sentence.endsWith('?'))
    .slice(-most)
    .map((sentence) => sentence.split(/\s+/).slice(-longest).join(' '));
  const { asides } = await reader.read(read.map(spokenForm), ['asides']);
  return read.flatMap((sentence, at) => {
    const likely = asides[at] ?? new Float32Array(0);
    const highest = Math.max(...likely);
    const label = asideLabels[likely.indexOf(highest)];
    return !label || label === 'none' || highest < sure
      ? []
      : [{ text: sentence, label, confidence: Math.min(1, highest) }];
  });
}

/** The sentences of a text, none of them cut. */
function wholeSentences(text: string): string[] {
  const places = sentenceSpans(text).map(({ whole }) => whole);
  return places
    .filter(({ start }, at) => at === 0 || places[at - 1]?.start !== start)
    .map(({ start, end }) => text.slice(start, end));
}
