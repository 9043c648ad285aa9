import { careInStoryFrom, isWorkStory } from '../kinds.ts';
import type { TurnReading } from '../reading.ts';
import { safetyLabels } from '../turns/labels.ts';

/**
 * From these probabilities on words are taken for danger to a life, or for what may be; and only where they also tell of distress or
 * of something private, from {@link personalFrom} on, or {@link careInStoryFrom} in a story of work: many words of work sound like danger.
 * The first was found with 2,394 turns of whole interviews by six hands: from 0.9 on, 15 of them would have stopped an interview without need,
 * from 0.97 on 6, and of 80 texts with danger 39 instead of 42 do; the other 3 are still met as what may be danger.
 */
const dangerFrom = { sure: 0.97, may: 0.7 } as const;
/** From this confidence on a turn may tell of distress, or of something private. */
export const personalFrom = 0.4;

/** Whether words tell, or hint, of danger to a life: `sure` enough to stop for, or `maybe`, for which help is named. */
export function dangerIn(reading: TurnReading): 'sure' | 'maybe' | null {
  const { danger, label, confidence, also } = reading;
  const safety: readonly string[] = safetyLabels;
  const from = isWorkStory(reading) ? careInStoryFrom : personalFrom;
  const personal = [{ label, confidence }, ...also].some(
    (sign) => safety.includes(sign.label) && sign.confidence >= from,
  );
  if (!personal || danger < dangerFrom.may) return null;
  return danger >= dangerFrom.sure ? 'sure' : 'maybe';
}
