import { z } from 'zod';

/** What was shown, in words. */
export const levelSchema = z.enum(['not-shown', 'developing', 'solid', 'strong']);
/** See {@link levelSchema}. */
export type Level = z.infer<typeof levelSchema>;

/** The level of a score from 0 to 5: what reports of version 2 had instead. */
export function levelOf(score: number): Level {
  if (score < 1.5) return 'not-shown';
  if (score < 2.5) return 'developing';
  return score < 3.5 ? 'solid' : 'strong';
}
