import type { Quote } from '../../report/schema.ts';
import type { Reading } from '../believe/reading.ts';
import { quoteOf } from '../text/moments.ts';

/** Shorter quotes stand anywhere and show nothing. */
const shortestQuote = { characters: 8, words: 2 };

/**
 * The place of a quote in an answer, character for character; null where it doesn't stand there, or touches a sentence
 * that doesn't count.
 */
export function findQuote(reading: Reading, text: string): Quote | null {
  const wanted = text.trim();
  if (wanted.length < shortestQuote.characters || wanted.split(/\s+/).length < shortestQuote.words) return null;
  for (const heard of reading.turns) {
    const start = heard.turn.text.indexOf(wanted);
    if (start < 0) continue;
    const end = start + wanted.length;
    const inside = reading.clauses.filter(
      (clause) => clause.heard === heard && clause.start < end && clause.end > start,
    );
    const covered = inside.reduce((sum, clause) => sum + Math.min(end, clause.end) - Math.max(start, clause.start), 0);
    const between = Math.max(0, inside.length - 1) * 3 + 2;
    if (inside.length > 0 && covered >= wanted.length - between) return quoteOf(heard, start, end);
  }
  return null;
}
