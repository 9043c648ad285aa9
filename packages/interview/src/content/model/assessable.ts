import type { SessionRecord } from '../../report/record.ts';
import type { Reading } from '../believe/reading.ts';
import { readSession } from '../readSession.ts';

/** The answers of a session whose content may be assessed at all; none, and no model need be asked. */
export const assessableIn = (record: SessionRecord): Reading[] =>
  readSession(record).flatMap(({ reading, notAssessed }) => (notAssessed === null ? [reading] : []));

/** What counts of an answer, turn by turn: what speaks to the assessor is not passed on. */
export function textsOf({ clauses }: Reading): string[] {
  const turns = new Map<number, { text: string; sentence: number; end: number }>();
  for (const { heard, start, end, sentence } of clauses) {
    const { n, text } = heard.turn;
    const part = text.slice(start, end);
    const before = turns.get(n);
    if (!before) turns.set(n, { text: part, sentence, end });
    else if (before.sentence === sentence)
      turns.set(n, { text: before.text + text.slice(before.end, end), sentence, end });
    else turns.set(n, { text: `${before.text.replace(/[.!?]*$/, '')}. ${part}`, sentence, end });
  }
  return [...turns.values()].map(({ text }) => text);
}
