import { z } from 'zod';

/** What a bar stands for: the candidate's or the interviewer's words, writing, a pause inside an answer, or nothing at all. */
const barKind = z.enum(['speech', 'interviewer', 'typed', 'pause', 'silence']);

/** Words a second, 1 for four and more; 0 where nothing is said aloud. */
const height = z.number().min(0).max(1);

/** A bar of a ribbon in short. */
export const shortBarSchema = z.object({ kind: barKind, height });

/**
 * An interview as one ribbon of bars, each an equal part of it, with the moments that it leads to. Times are milliseconds since the
 * interview began.
 */
export const ribbonSchema = z.looseObject({
  bars: z.array(z.looseObject({ startMs: z.number(), kind: barKind, height, fillers: z.number().int() })),
  /** Where the last bar ends. */
  endMs: z.number(),
  /** Where each question is asked, and what is quoted; `number` is the question's, from 1. */
  marks: z.array(
    z.looseObject({
      kind: z.enum(['question', 'strength', 'change', 'quote']),
      startMs: z.number(),
      number: z.number().int().nullable(),
    }),
  ),
});
