import type { TurnReading } from './reading.ts';
import type { SentenceLabel } from './stories/labels.ts';
import { safetyLabels } from './turns/labels.ts';

/** From this confidence on somebody is met with care, and what they told is assessed by nobody. */
export const careFrom = 0.6;

/** From this confidence on a turn may tell of distress, or of something private: it is thanked for, and not asked about further. */
export const personalFrom = 0.4;

/** The same as {@link careFrom} for a turn that tells a story of work at length: feelings and families are a part of many. */
export const careInStoryFrom = 0.9;
const workLabels: readonly SentenceLabel[] = ['situation', 'task', 'action', 'decision', 'others', 'result', 'lesson'];
/** So many sentences about the work, and such a share of all, make a turn a story of it. */
const [leastSentences, leastShare] = [4, 0.6];

/** Whether a turn tells a story of work, whatever personal it has in it besides. */
export function isWorkStory({ sentences }: Pick<TurnReading, 'sentences'>): boolean {
  const about = sentences.filter(({ label }) => workLabels.includes(label)).length;
  return about >= leastSentences && about >= leastShare * sentences.length;
}

/** What a turn is kept as, the weightiest first: a sign of distress or of something private only where it is acted on. */
export function kindsOf(reading: Omit<TurnReading, 'danger'>): string[] {
  const { label, confidence, also } = reading;
  const safety: readonly string[] = safetyLabels;
  // In a story of work, only the private sentence is left out, unless the sign is strong: so the interview meets it, too.
  const from = isWorkStory(reading) ? careInStoryFrom : careFrom;
  const kinds = [{ label, confidence }, ...also]
    .filter((sign) => !safety.includes(sign.label) || sign.confidence >= from)
    .map((sign) => sign.label);
  return kinds.length > 0 ? kinds : ['answer'];
}

/** In a story of work, such a sign is thanked for from this confidence on. */
export const thanksInStoryFrom = 0.7;

/** Whether a turn tells something private, or of distress, that is at least thanked for. */
export function isThankedFor(reading: Omit<TurnReading, 'danger'>): boolean {
  const { label, confidence, also } = reading;
  const safety: readonly string[] = safetyLabels;
  const from = isWorkStory(reading) ? thanksInStoryFrom : personalFrom;
  return [{ label, confidence }, ...also].some((sign) => safety.includes(sign.label) && sign.confidence >= from);
}

/**
 * The confidence of something private that is told in passing: enough to be thanked for and not asked about further, and too little
 * for the whole answer to be left out. The report leaves its sentence out where it is surely private.
 */
export function confidenceInPassing(sentences: TurnReading['sentences']): number {
  const [from, to] = isWorkStory({ sentences }) ? [thanksInStoryFrom, careInStoryFrom] : [personalFrom, careFrom];
  return (from + to) / 2;
}
