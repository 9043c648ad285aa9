import { tells } from './cues.ts';
import type { Feature } from './features.ts';

/** What an answer makes of what it tells, 0 to 5: what was learned, what changed since, what would be done differently. */
export function reflection(features: readonly Feature[], story: boolean): number {
  const lessons = features.filter(({ learned, stems }) => learned && stems.length > 0);
  const changes = features.filter(({ practice, stems }) => practice && stems.length > 0);
  const reasons = features.filter(({ clause, stems }) => tells.reason(clause.line) && stems.length > 0);
  const vague = features.some(({ clause, learned }) => learned || tells.vaguely(clause.line));
  const explained = [...lessons, ...changes].some(({ clause }) => clause.tokens.length >= 8);
  const named = lessons.length > 0 ? 2.6 : vague ? 1.2 : 0;
  const practised = changes.length > 0 ? (lessons.length > 0 ? 1.4 : 2.8) : 0;
  const why = story ? (reasons.length > 0 ? 0.3 : 0) : Math.min(2.2, reasons.length * 1.1);
  return named + practised + why + (explained ? 0.5 : 0) + (lessons.length > 1 || changes.length > 1 ? 0.3 : 0);
}
