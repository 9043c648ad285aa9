import { careInStoryFrom, isWorkStory, personalFrom } from '../kinds.ts';
import type { TurnReading } from '../reading.ts';
import { safetyLabels } from '../turns/labels.ts';

/**
 * From these probabilities on words are taken for danger to a life, or for what may be. They must also tell of distress or of
 * something private, since many words of work sound like danger. 0.95 was set on the 727 replies that are there for thresholds: from
 * there on, 24 of 95 in danger stop the interview, and 2 of 632 others; from 0.97 on, 18 and 2 do; from 0.9 on, 32 and 4.
 */
export const dangerFrom = { sure: 0.95, may: 0.7 } as const;

/**
 * Whether words tell, or hint, of danger to a life: `sure` enough to stop for, or `maybe`, for which help is named. What only may be
 * danger counts in a story of work where the sign of something private, or of distress, is as strong as care needs there.
 */
export function dangerIn(reading: TurnReading): 'sure' | 'maybe' | null {
  const { danger, label, confidence, also } = reading;
  const safety: readonly string[] = safetyLabels;
  const personal = Math.max(
    0,
    ...[{ label, confidence }, ...also].filter((sign) => safety.includes(sign.label)).map((sign) => sign.confidence),
  );
  if (danger >= dangerFrom.sure && personal >= personalFrom) return 'sure';
  return danger >= dangerFrom.may && personal >= (isWorkStory(reading) ? careInStoryFrom : personalFrom)
    ? 'maybe'
    : null;
}
