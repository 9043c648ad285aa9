import type { Clause } from '../believe/reading.ts';
import { telling, tokensIn } from '../text/tokens.ts';

const empty = new Set(['basically', 'actually', 'literally', 'honestly', 'obviously']);
const lead =
  /^(?:(?:and|so|but|well|okay|ok|yeah|yes|right|now|i guess|i think|i mean|like|anyway|also|then)(?! that (?:i|we|he|she|they|it|nobody|everyone|people|the|no|you)\b)[,\s]+)+(?=\S+\s+\S)/i;

/** A sentence as the candidate would write it: without hesitation, repetition and empty words; nothing is added. */
export function cleanSentence(clauses: readonly Clause[]): string {
  const [first, last] = [clauses[0], clauses.at(-1)];
  if (!first || !last) return '';
  const { text } = first.heard.turn;
  const inside = ({ start }: { start: number }) =>
    clauses.some((clause) => start >= clause.start && start < clause.end);
  const all = tokensIn(text, first.start, last.end).filter(inside);
  const kept = new Set(telling(all).filter(({ key }) => !empty.has(key)));
  let written = '';
  let dropped = false;
  let end: number | null = null;
  for (const token of all) {
    if (!kept.has(token)) {
      dropped = true;
      continue;
    }
    const between = end === null ? '' : text.slice(end, token.start);
    written += end === null ? '' : dropped || between.length > 3 ? ' ' : between;
    written += token.raw;
    end = token.end;
    dropped = false;
  }
  const plain = written
    .replace(/\s+/g, ' ')
    .replace(/[[\]"\u201c\u201d]/g, '')
    .replace(lead, '')
    .trim();
  const start = plain.charAt(0).toLocaleUpperCase('en') + plain.slice(1).replace(/\bi(?=['\u2019 ])/g, 'I');
  return start ? `${start}.` : '';
}
