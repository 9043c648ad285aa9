import type { Assessment } from '../answer/assessAnswer.ts';

/** An assessed answer as the letter speaks of it. */
export interface LetterAnswer {
  readonly assessment: Assessment;
  readonly score: number;
  /** Counted from 1, as the interview asked them. */
  readonly number: number;
}

export const isOn = ({ assessment }: LetterAnswer): boolean =>
  !assessment.caps.some(({ code }) => code === 'no-substance' || code === 'off-topic');

/** The greatest of some things; the earlier one where two are equal. */
export function greatest<T>(things: readonly T[], worth: (thing: T) => number): T | undefined {
  let best: { thing: T; worth: number } | undefined;
  for (const thing of things) {
    const value = worth(thing);
    if (!best || value > best.worth) best = { thing, worth: value };
  }
  return best?.thing;
}
