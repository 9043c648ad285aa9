import type { SentenceLabel } from '@viva/understanding';
import type { Heard } from '../report/turns.ts';
import { surely } from './criteria.ts';
import { type Passage, mainOf, surest, told } from './passages.ts';

/** The order in which a stranger can follow a story. */
const order: readonly (readonly SentenceLabel[])[] = [
  ['situation', 'task'],
  ['action', 'decision', 'others'],
  ['result'],
  ['lesson'],
];
const gap = '[the result]';
/** So many sentences make a story, and no sentence of one is longer, in words. */
const [fewest, longest] = [3, 40];

/**
 * An answer in better order: the candidate's own sentences that tell the story, each as it was said but for hesitations; a
 * missing outcome is a gap. Null where it isn't sure where sentences end, something was corrected, or nothing would be better.
 */
export function betterWords(passages: readonly Passage[], heard: readonly Heard[]): string | null {
  const turns = new Set(passages.map(({ turn }) => turn));
  const corrected = heard.some(({ turn }) => turns.has(turn.n) && turn.kinds?.includes('correction'));
  const sure = passages.every(({ text, start, end, whole }) => {
    const isWhole = start === whole.start && end === whole.end;
    return isWhole && /[.!?]["”’)]*$/.test(text) && text.split(/\s+/).length <= longest;
  });
  if (corrected || !sure) return null;
  const telling = passages.filter((passage) => told(passage) >= 0.6);
  const ordered = order.flatMap((labels) => telling.filter((passage) => labels.includes(mainOf(passage))));
  const open = surest(passages, ['result'], surely) === undefined;
  const same = ordered.length === passages.length && ordered.every((passage, at) => passage === passages[at]);
  const said = ordered.map(({ text }) => withoutHesitation(text));
  const unchanged = same && !open && said.every((text, at) => text === passages[at]?.text);
  if (ordered.length < fewest || unchanged) return null;
  const end = ordered.findIndex((passage) => mainOf(passage) === 'lesson');
  if (open) said.splice(end < 0 ? said.length : end, 0, gap);
  return said.join(' ');
}

/** Sounds that are no word in any sentence; "ER" and "5 mm" are. */
const hesitation = /^(?:u+m+|u+h+|e+rm+)[,.…]*$/;

/** A sentence without "um": nothing is added, and no other word is taken out. */
function withoutHesitation(text: string): string {
  const words = text.split(/\s+/);
  const kept = words.filter((word, at) => !hesitation.test(word) || at === words.length - 1);
  const line = kept.join(' ');
  return line.charAt(0).toLocaleUpperCase('en') + line.slice(1);
}
