import { z } from 'zod';
import { asideLabels } from './asides/labels.ts';
import { choiceLabels } from './choices/labels.ts';
import { complaintLabels } from './complaints/labels.ts';
import { sentenceLabels } from './stories/labels.ts';
import { turnLabels } from './turns/labels.ts';

const confidence = z.number().min(0).max(1);

/** One thing that a turn does, and how likely. */
export const turnSignSchema = z.object({ label: z.enum(turnLabels), confidence });
export type TurnSign = z.infer<typeof turnSignSchema>;

/** A sentence of an answer, as it was said, and what it does. */
export const sentenceReadingSchema = z.object({
  text: z.string(),
  label: z.enum(sentenceLabels),
  confidence,
  /** What else it does. */
  also: z.array(z.enum(sentenceLabels)),
});
export type SentenceReading = z.infer<typeof sentenceReadingSchema>;

/** What a complaint is about, and how likely. */
export const complaintReadingSchema = z.object({ about: z.enum(complaintLabels), confidence });
export type ComplaintReading = z.infer<typeof complaintReadingSchema>;

/** What a reply to the offer to say an answer again does: for each label, how likely, the likeliest first. */
const choiceSignSchema = z.object({ label: z.enum(choiceLabels), confidence });
export type ChoiceSign = z.infer<typeof choiceSignSchema>;
export const choiceReadingSchema = z.array(choiceSignSchema);
export type ChoiceReading = z.infer<typeof choiceReadingSchema>;

/** A sentence that says something to the interviewer, besides an answer, and what. */
const asideSchema = turnSignSchema
  .omit({ label: true })
  .extend({ text: z.string(), label: z.enum(asideLabels).exclude(['none']) });
export type Aside = z.infer<typeof asideSchema>;

/** What was understood of a turn. */
export const turnReadingSchema = turnSignSchema.extend({
  /** What else it does, the likelier first. */
  also: z.array(turnSignSchema),
  /** How likely it tells, or hints, of danger to a life. */
  danger: confidence,
  /** Its sentences, where it has an answer in it. */
  sentences: z.array(sentenceReadingSchema),
  /** What it complains about, where it is a complaint. */
  complaint: complaintReadingSchema.optional(),
  /** What it chooses, where it replies to such an offer. */
  choice: choiceReadingSchema.optional(),
  /** How likely it answers what was asked at all; only where that was to be judged. */
  fits: confidence.optional(),
  /** What its sentences say to the interviewer, in their order; those that say nothing to it are left out. */
  asides: z.array(asideSchema).optional(),
  /** What the last of several sentences of such a reply chooses most likely. */
  choiceAtEnd: choiceSignSchema.optional(),
});
export type TurnReading = z.infer<typeof turnReadingSchema>;
