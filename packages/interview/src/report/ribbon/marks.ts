import type { Report } from '../schema.ts';
import type { RibbonMark } from './schema.ts';

/** What marks are made of. */
export interface MarkedReport {
  readonly answers: readonly {
    readonly questionId: string;
    readonly turns: readonly number[];
    readonly quotes: readonly { readonly turn: number; readonly startMs?: number | undefined }[];
  }[];
  readonly strength: Pick<NonNullable<Report['strength']>, 'quote'> | null;
  readonly change: Pick<NonNullable<Report['change']>, 'quote'> | null;
  readonly transcript: readonly Pick<Report['transcript'][number], 'turn' | 'speaker' | 'questionId' | 'startMs'>[];
}

/** Of marks at one moment the first stays. */
const order: readonly RibbonMark['kind'][] = ['question', 'strength', 'change', 'quote'];

/** The moments of a report: where each question is asked, and the words that it quotes. */
export function marksOf({ answers, strength, change, transcript }: MarkedReport): RibbonMark[] {
  const startOf = new Map(transcript.map(({ turn, startMs }) => [turn, startMs]));
  const numberOf = (turn: number) => {
    const at = answers.findIndex(({ turns }) => turns.includes(turn));
    return at < 0 ? null : at + 1;
  };
  const questions = answers.flatMap(({ questionId }, at) => {
    const asked = transcript.find((line) => line.speaker === 'agent' && line.questionId === questionId);
    return asked ? [{ kind: 'question' as const, startMs: asked.startMs, number: at + 1 }] : [];
  });
  const quotes = [
    { kind: 'strength' as const, quote: strength?.quote },
    { kind: 'change' as const, quote: change?.quote },
    ...answers.flatMap((answer) => answer.quotes.map((quote) => ({ kind: 'quote' as const, quote }))),
  ].flatMap(({ kind, quote }) => {
    if (!quote) return [];
    const startMs = quote.startMs ?? startOf.get(quote.turn);
    return startMs === undefined ? [] : [{ kind, startMs, number: numberOf(quote.turn) }];
  });
  return [...questions, ...quotes]
    .sort((a, b) => a.startMs - b.startMs || order.indexOf(a.kind) - order.indexOf(b.kind))
    .filter(({ startMs }, at, all) => all.findIndex((mark) => mark.startMs === startMs) === at);
}
