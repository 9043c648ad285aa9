import type { SentenceLabel, TurnLabel, TurnReading } from '@viva/understanding';

/** A reading that is sure of what a turn is. */
export const readingAs = (
  label: TurnLabel,
  sentences: readonly (readonly [SentenceLabel, string])[] = [],
): TurnReading => ({
  label,
  confidence: 0.95,
  also: [],
  danger: 0,
  sentences: sentences.map(([does, text]) => ({ text, label: does, confidence: 0.9, also: [] })),
});

/** Understands by the first of these words that is in a turn; anything else is an answer without a story. */
export const understandBy =
  (readings: Readonly<Record<string, TurnReading>>) =>
  (text: string): Promise<TurnReading> => {
    const known = Object.entries(readings).find(([words]) => text.includes(words));
    return Promise.resolve(known?.[1] ?? readingAs('answer'));
  };
