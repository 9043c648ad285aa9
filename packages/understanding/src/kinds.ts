import type { TurnReading } from './reading.ts';
import type { SentenceLabel } from './stories/labels.ts';
import { safetyLabels } from './turns/labels.ts';

/** From this confidence on somebody is met with care, and what they told is assessed by nobody. */
export const careFrom = 0.6;

/** The same for a turn that tells a story of work at length: feelings and families are a part of many. */
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
