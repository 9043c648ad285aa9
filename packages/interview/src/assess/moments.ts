import type { Heard } from '../report/turns.ts';
import { wordsOf } from '../text/words.ts';

/** How many words a recogniser's list may be ahead of its text. */
const ahead = 6;

const flat = (text: string) => wordsOf(text).join('');

/** When the word at an offset of a turn begins: from word times where there are any, else when the turn does. */
export function momentOf({ turn, timed }: Pick<Heard, 'turn' | 'timed'>, offset: number): number {
  if (!timed) return turn.startMs;
  let at = 0;
  let moment = timed[0]?.startMs ?? turn.startMs;
  for (const match of turn.text.matchAll(/\S+/g)) {
    if (match.index + match[0].length <= offset) {
      const found = timed.slice(at, at + ahead).findIndex(({ text }) => flat(text) === flat(match[0]));
      if (found >= 0 && flat(match[0])) at += found + 1;
      continue;
    }
    const found = timed.slice(at, at + ahead).findIndex(({ text }) => flat(text) === flat(match[0]));
    moment = timed[at + Math.max(0, found)]?.startMs ?? timed.at(-1)?.startMs ?? moment;
    break;
  }
  return moment;
}
