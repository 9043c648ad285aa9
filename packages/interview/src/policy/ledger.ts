import type { SentenceLabel } from '@viva/understanding';
import { z } from 'zod';
import { wordsOf } from '../text/words.ts';
import type { PlannedQuestion, ProbeKind } from '../types.ts';
import type { SaidEvent } from './option.ts';
import type { PolicyState } from './state.ts';

/** What an answer can have told. `others`: what other people did, or all together. */
export const slotSchema = z.enum(['situation', 'action', 'reason', 'others', 'result', 'lesson']);
export type Slot = z.infer<typeof slotSchema>;

/** For each slot that is filled, the sentence that filled it, as it was said. */
export const ledgerSchema = z.partialRecord(slotSchema, z.string());
export type Ledger = z.infer<typeof ledgerSchema>;

/** The slot that a sentence fills, by what it does. */
export const slotOf: Partial<Record<SentenceLabel, Slot>> = {
  situation: 'situation',
  task: 'situation',
  action: 'action',
  decision: 'reason',
  others: 'others',
  result: 'result',
  lesson: 'lesson',
};

/** Fewer words hardly tell a situation, an action and a result. */
const shortAnswer = 25;
/** Fewer words hardly tell what happened. */
const fewWords = 10;
/** Fewer words hardly explain a view. */
const shortView = 15;
/** Words that a recognizer guessed tell nothing but how much was said: shorter than this, more is asked for. */
const shortGuess = { words: 25, speakingMs: 10_000 } as const;
/** Spoken so fast an answer is a remark, in milliseconds. */
const quickMs = 10_000;

/** A ledger with what a turn told; a slot keeps the sentence that filled it first. */
export function filled(ledger: Ledger, { reading }: SaidEvent): Ledger {
  const next = { ...ledger };
  for (const { text, label, also } of reading.sentences) {
    for (const one of [label, ...also]) {
      const slot = slotOf[one];
      if (slot) next[slot] ??= text;
    }
  }
  return next;
}

/** A ledger with each slot's sentence changed; a slot whose sentence becomes null is open again. */
export function changed(ledger: Ledger, change: (told: string) => string | null): Ledger {
  const next: Ledger = {};
  for (const slot of slotSchema.options) {
    const told = ledger[slot];
    const becomes = told === undefined ? null : change(told);
    if (becomes !== null) next[slot] = becomes;
  }
  return next;
}

/** Whether an answer is as short as a remark. */
export function isShort({ words, speakingMs }: PolicyState['answer'], typed: boolean): boolean {
  return words < shortAnswer || (!typed && speakingMs > 0 && speakingMs < quickMs);
}

/** From so many sentences of "I did" on, somebody has told their own part, whatever the reader made of it. */
const ownSentences = 2;
const speaksOfSelf = (text: string): boolean => (text.match(/\bI(?:['’](?:d|ve))? \w+/gi) ?? []).length >= ownSentences;

/**
 * What may be asked for since nothing told it, most telling first: a slot that is filled is never asked for. Own part,
 * action, situation and result are asked of stories only.
 */
export function lacksOf(
  answer: PolicyState['answer'],
  ledger: Ledger,
  question: PlannedQuestion,
  typed: boolean,
): ProbeKind[] {
  if (answer.approximate) {
    const brief =
      answer.words < shortGuess.words || (answer.speakingMs > 0 && answer.speakingMs < shortGuess.speakingMs);
    return brief ? ['more'] : [];
  }
  if (!question.behavioural) return viewLacks(answer, ledger);
  const told = Object.keys(ledger).length > 0;
  if (!told) return isShort(answer, typed) ? ['more', 'specifics'] : ['specifics', 'more'];
  // So few words tell of no event yet: its steps, or its end, can't be asked for.
  if (answer.words < fewWords && !ledger.action) return ['more'];
  const lacks: ProbeKind[] = [];
  if (!ledger.action && !ledger.reason && !speaksOfSelf(answer.text) && !supposes.test(answer.text)) {
    lacks.push(ledger.others && together.test(answer.text) && !ownWords.test(answer.text) ? 'own-part' : 'action');
  }
  if (!ledger.result && !ledger.lesson) lacks.push('result');
  return lacks;
}

/** The own part is asked for only where all is told of several people together, and nothing of oneself. */
const together = /\b(?:we|us|our|the team|everybody|everyone)\b/i;
const ownWords = /\b(?:I|my|me|mine|myself)\b/i;
/** What somebody would do was not done. */
const supposes = /\bI would\b/i;

/** Words that give a reason: the story tells why, and is not gone into further. */
const reasoned =
  /\b(?:because|'cause|cos|coz|so (?:that|i|we)|since (?:i|we|he|she|they|it|the|there)|in order to|to (?:make sure|avoid|prevent|keep|stop|save)|the reason|that['’]s why|otherwise|(?:i|we) (?:figured|thought|knew|wanted|needed|feared|worried|decided|reckoned|hoped|(?:was|were) (?:afraid|worried|sure)))\b/i;
/** Words that tell what was hard, or what else was thought of: it is not asked for then. */
const weighed =
  /\b(?:hard(?:er|est)?|difficult|tricky|toughest|worst|tight|struggl\w+|challeng\w+|instead of|rather than|could have|would have|(?:i|we) (?:thought about|considered|was (?:afraid|worried|scared)|were (?:afraid|worried|scared)))\b/i;
const learned =
  /\b(?:since (?:then|that|this)|(?:today|these days) (?:i|we)|ever since|(?:i|we) (?:stopped|started) \w+ing|from then on|from that day|these days|nowadays|next time|learn(?:ed|t)|taught me|now (?:i|we|every|each|all)|(?:i|we) (?:\w+ )?now|never again|differently|always now)\b|\bnow(?:[.!]|$)|\bsince (?:that|this|the) (?:day|night|week)\b/i;

/** What goes deeper into a story that lacks nothing, in an order that changes from question to question. */
export function deeperInto(
  { text }: PolicyState['answer'],
  ledger: Ledger,
  question: PlannedQuestion,
  index: number,
): ProbeKind[] {
  if (!question.behavioural || !ledger.action || !ledger.result) return [];
  const told = { reason: reasoned.test(text) || weighed.test(text), lesson: learned.test(text) };
  const deeper = (['reason', 'lesson'] as const).filter((slot) => !ledger[slot] && !told[slot]);
  return index % 2 === 0 ? deeper : deeper.toReversed();
}

function viewLacks({ text }: PolicyState['answer'], ledger: Ledger): ProbeKind[] {
  if (wordsOf(text).length < shortView) return ['more', 'specifics'];
  return Object.keys(ledger).length === 0 ? ['specifics'] : [];
}
