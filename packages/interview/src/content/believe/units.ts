import { lineOf, telling, tokensIn, withoutSounds } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { clauseSpans, sentenceSpans } from '../text/spans.ts';
import type { Span } from '../text/spans.ts';
import { addressesAssessor } from './instructions.ts';

/** What is believed or not as a whole: a sentence, or a clause where the transcript has no sentences. */
export interface Unit extends Span {
  readonly tokens: readonly Token[];
  readonly line: string;
  /** Units of one sentence have the same number. */
  readonly sentence: number;
}

/** Longer sentences are looked at clause by clause; still longer ones come from a recogniser that writes no full stops. */
const longSentence = 45;
const endlessSentence = 80;
/** A short line without a full stop is a sentence all the same. */
const shortLine = 12;

/** The units of a turn, in order. */
export function unitsOf(said: string): Unit[] {
  const text = withoutSounds(said);
  let number = 0;
  return sentenceSpans(text).flatMap((sentence) => {
    const words = tokensIn(text, sentence.start, sentence.end).length;
    const open = words > shortLine && !/[.!?\u2026]/.test(text.charAt(sentence.end - 1));
    number += 1;
    return (open || words > longSentence ? clauseSpans(text, sentence) : [sentence]).map((span) => {
      const tokens = telling(tokensIn(text, span.start, span.end));
      if (open || words > endlessSentence) number += 1;
      return { ...span, tokens, line: lineOf(tokens), sentence: number };
    });
  });
}

/** Whether a unit speaks to whoever assesses. */
export const speaksToAssessor = (text: string, unit: Unit): boolean =>
  addressesAssessor(unit.line, text.slice(unit.start, unit.end));

/** A turn without what speaks to whoever assesses; '' where nothing else was said. */
export const withoutInstructions = (text: string): string =>
  unitsOf(text)
    .filter((unit) => !speaksToAssessor(text, unit))
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
