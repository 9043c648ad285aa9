import { z } from 'zod';
import type { Option, SaidEvent } from '../policy/option.ts';
import { type Brief } from '../prompts/brief.ts';
import { probeBrief } from '../prompts/probe.ts';
import { isPrivate } from './mergedReading.ts';
import { type Refusal, refusalOf } from './probeGuard.ts';
import { citedIn } from './citation.ts';
import { spansIn } from './spans.ts';

/** Longest sentence that is looked at, in characters. */
const longestSay = 300;
/** Shorter quotes show nothing, longer ones are read out. */
const quoteWords = { least: 2, most: 12 } as const;

/** Sentences of a turn that may be quoted back: those that tell something of the work, and nothing private. */
const quotable = ({ reading }: SaidEvent): string[] =>
  reading.sentences
    .filter((sentence) => !isPrivate(sentence) && sentence.label !== 'about')
    .map(({ text }) => text)
    .filter((text) => /\S\s+\S/.test(text));

/**
 * What a model is asked for words of a question back; null where there is nothing that it may quote, as after something
 * private, or nothing to ask back.
 */
export function wordingBrief(option: Option, event: SaidEvent): Brief | null {
  const told = quotable(event);
  const { probe, next } = option;
  const question = next.plan?.questions[next.index];
  if (option.move !== 'probe' || !probe || !question || event.approximate || told.length === 0) return null;
  if ([event.reading, ...event.reading.also].some(({ label }) => label === 'private' || label === 'distress'))
    return null;
  return probeBrief({
    persona: next.persona,
    role: next.plan?.title ?? null,
    question: question.text,
    gap: probe,
    told,
  });
}

const replySchema = z.object({
  gap: z.string(),
  quote: z.string().trim().min(1).max(longestSay),
  say: z.string().trim().min(1).max(longestSay),
});

/** What became of a model's words. */
export type Wording = { readonly option: Option } | { readonly refused: Refusal };

/**
 * The question back in a model's words, when they quote the candidate, ask for the gap that was chosen and keep every rule
 * of what an interviewer may say; otherwise why not.
 */
export function acceptWording(option: Option, event: SaidEvent, reply: unknown): Wording {
  const parsed = replySchema.safeParse(reply);
  if (!parsed.success) return { refused: 'no-reply' };
  const { gap, quote, say } = parsed.data;
  if (gap !== option.probe) return { refused: 'asks-otherwise' };
  const told = quotable(event);
  const source = told.find((sentence) => spansIn(sentence)(quote, quoteWords.least));
  if (source === undefined || quote.split(/\s+/).length > quoteWords.most) return { refused: 'no-quote' };
  if (!citedIn(say, quote)) return { refused: 'no-quote' };
  const hidden = event.reading.sentences.filter(isPrivate).map(({ text }) => text);
  const refused = refusalOf(say, option, { told, hidden });
  return refused ? { refused } : { option: reworded(option, say) };
}

/** The option with another sentence in the place of the question back; what leads up to it stays. */
function reworded(option: Option, say: string): Option {
  const { prompt, said } = option.next;
  const lead = option.say.endsWith(prompt) ? option.say.slice(0, -prompt.length).trim() : '';
  const whole = [lead, say].filter(Boolean).join(' ');
  return { ...option, say: whole, next: { ...option.next, prompt: say, said: [...said.slice(0, -1), whole] } };
}
