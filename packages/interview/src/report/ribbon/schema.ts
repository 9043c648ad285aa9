import { z } from 'zod';

/**
 * What one bar of the ribbon stands for, by what takes most of its time. `speech`: the candidate. `pause`: a silence over a second
 * inside an answer. `silence`: nothing is said, as before an answer. `typed`: an answer is written.
 */
const barKindSchema = z.enum(['speech', 'interviewer', 'typed', 'pause', 'silence']);

/** A bar: one equal part of the interview. */
const barSchema = z.object({
  /** Where it begins, on the session's clock. */
  startMs: z.number(),
  kind: barKindSchema,
  /** Words a second while it lasts, 1 for {@link fullRate} and above; 0 where nothing is said aloud. */
  height: z.number().min(0).max(1),
  /** How many fillers lie in it; 0 where they can't be measured. */
  fillers: z.number().int(),
});

/** A moment that the ribbon leads to. */
const markSchema = z.object({
  /** `quote`: words that a level rests on. */
  kind: z.enum(['question', 'strength', 'change', 'quote']),
  startMs: z.number(),
  /** The question's place in the interview, from 1; null where a quote belongs to none of them. */
  number: z.number().int().nullable(),
});

/** An interview as one ribbon of bars, from its own turns and word times. */
export const ribbonSchema = z.object({
  /** In order; one interview has at most {@link mostBars}, a short one fewer. */
  bars: z.array(barSchema),
  /** Where the last bar ends. */
  endMs: z.number(),
  /** In order of time. */
  marks: z.array(markSchema),
});
export type Ribbon = z.infer<typeof ribbonSchema>;
export type RibbonBar = Ribbon['bars'][number];
export type RibbonMark = Ribbon['marks'][number];

/** Bars of a whole ribbon: at this number they can be told apart on a phone of 375 px, 3.5 px each. */
export const mostBars = 96;
/** A bar is never shorter, in milliseconds: a short interview is a short ribbon, not a stretched one. */
export const leastBarMs = 1_500;
/** Words a second of a bar of full height: 240 a minute, quicker than people are understood with ease. */
export const fullRate = 4;
