import { isFunctionWord, stemOf } from '../text/lexicon.ts';
import { lineOf, telling, tokensIn } from '../text/tokens.ts';
import type { Unit } from './units.ts';

/** A question as it is compared with what is said after it. */
export interface Asked {
  readonly line: string;
  readonly stems: ReadonlySet<string>;
}

export function askedIn(text: string): Asked {
  const tokens = telling(tokensIn(text));
  return { line: lineOf(tokens), stems: new Set(tokens.map(({ key }) => stemOf(key))) };
}

/** Words in a row that nobody shares with a question by chance. */
const run = 4;

function sharesRun(line: string, asked: string): boolean {
  const words = line.split(' ');
  const padded = ` ${asked} `;
  return words.some((_, i) => i + run <= words.length && padded.includes(` ${words.slice(i, i + run).join(' ')} `));
}

/** Whether a unit says a question back word for word, or nearly. */
export function repeats(unit: Unit, asked: readonly Asked[]): boolean {
  const content = unit.tokens.filter(({ key }) => !isFunctionWord(key)).map(({ key }) => stemOf(key));
  return asked.some(({ line, stems }) => {
    if (unit.tokens.length >= run && ` ${line} `.includes(` ${unit.line} `)) return true;
    const fresh = content.filter((stem) => !stems.has(stem)).length;
    return content.length - fresh >= 2 && fresh <= 1 && sharesRun(unit.line, line);
  });
}

/** Whether a unit has no word of its own: what it says, the question said before. It earns nothing. */
export function echoes(unit: Unit, asked: readonly Asked[]): boolean {
  const content = unit.tokens.filter(({ key }) => !isFunctionWord(key)).map(({ key }) => stemOf(key));
  return asked.some(({ stems }) => content.length >= 2 && content.every((stem) => stems.has(stem)));
}
