import { type SentenceLabel, type TurnLabel, sentenceLabels, sentencesOf } from '@viva/understanding';
import { z } from 'zod';
import { signNames } from '../prompts/turn.ts';
import { type Span, spansIn, wordCount } from './spans.ts';

/** What a model understood of a turn, as far as its quotes stand there. */
export interface ModelReading {
  /** The most important first; at least one. */
  readonly signs: readonly TurnLabel[];
  readonly danger: boolean;
  /** Sentences of the turn, as they were said, and what they do. */
  readonly told: ReadonlyMap<string, readonly SentenceLabel[]>;
  /** Quotes that the model gave, and how many of them stand in the turn. */
  readonly quotes: { readonly given: number; readonly verified: number };
}

const replySchema = z.object({
  signs: z.array(z.object({ label: z.string(), quote: z.string() })).max(40),
  told: z.array(z.object({ does: z.string(), quote: z.string() })).max(80),
});

/** Shorter quotes stand anywhere and show nothing. */
const leastWords = 2;
/** A turn that does more is one that was not understood. */
const mostSigns = 3;
const mostOfSentence = 2;

/**
 * What of a model's reply may be used: labels from the closed set whose quotes stand in the turn, word for word. Null where
 * no label is left.
 */
export function acceptTurnReply(said: string, reply: unknown): ModelReading | null {
  const parsed = replySchema.safeParse(reply);
  if (!parsed.success) return null;
  const least = Math.min(leastWords, wordCount(said));
  const find = spansIn(said);
  const spanOf = (quote: string) => find(quote, least);
  const known = parsed.data.signs.filter(({ label }) => signNames.some((name) => name === label));
  const shown = known.filter(({ quote }) => spanOf(quote));
  const names = [...new Set(shown.map(({ label }) => label))].slice(0, mostSigns);
  const signs = names.filter((name): name is TurnLabel => name !== 'danger');
  const danger = names.includes('danger');
  // Danger is told of by somebody in distress.
  if (danger && signs.length === 0) signs.push('distress');
  if (signs.length === 0) return null;
  const { told, verified } = toldIn(said, parsed.data.told, spanOf);
  return {
    signs,
    danger,
    told,
    quotes: { given: parsed.data.signs.length + parsed.data.told.length, verified: shown.length + verified },
  };
}

/** The sentences that quotes stand in. A quote over the end of a sentence belongs to the one that it begins in. */
function toldIn(
  said: string,
  parts: readonly { does: string; quote: string }[],
  spanOf: (quote: string) => Span | null,
) {
  const placed = placedSentences(said);
  const told = new Map<string, SentenceLabel[]>();
  let verified = 0;
  for (const { does, quote } of parts) {
    const label = sentenceLabels.find((one) => one === does);
    const span = label && spanOf(quote);
    const sentence = span && placed.findLast(({ from }) => from <= span.from)?.text;
    if (!label || !sentence) continue;
    verified++;
    const labels = told.get(sentence) ?? [];
    if (!labels.includes(label) && labels.length < mostOfSentence) told.set(sentence, [...labels, label]);
  }
  return { told, verified };
}

/** The sentences of a turn and where they begin. */
function placedSentences(said: string): { readonly text: string; readonly from: number }[] {
  let after = 0;
  return sentencesOf(said).map((text) => {
    // What was cut between its words has single spaces now, wherever it had more.
    const [first = ''] = text.split(' ');
    const whole = said.indexOf(text, after);
    const from = whole >= 0 ? whole : Math.max(after, said.indexOf(first, after));
    after = from + (whole >= 0 ? text.length : first.length);
    return { text, from };
  });
}
