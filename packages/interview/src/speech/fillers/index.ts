import type { Token } from '../tokens.ts';
import { actually } from './actually.ts';
import { aroundOf } from './around.ts';
import type { Rule } from './around.ts';
import { like } from './like.ts';
import { basically, iMean, kindOf, literally, youKnow } from './phrases.ts';
import { right } from './right.ts';
import { so } from './so.ts';
import { well } from './well.ts';

const rules: ReadonlyMap<string, Rule> = new Map([
  ['like', like],
  ['so', so],
  ['right', right],
  ['well', well],
  ['actually', actually],
  ['you know', youKnow],
  ['i mean', iMean],
  ['kind of', kindOf],
  ['sort of', kindOf],
  ['kinda', kindOf],
  ['sorta', kindOf],
  ["y'know", youKnow],
  ['basically', basically],
  ['literally', literally],
]);

/** A filler, and how many words it takes. */
export interface FoundFiller {
  readonly text: string;
  readonly startMs: number;
  readonly kind: 'sound' | 'word';
  readonly at: number;
  readonly length: number;
}

/** A phrase as it is shown: "I mean". */
export const shown = (text: string): string => text.replace(/\bi\b/g, 'I');

/**
 * Fillers of a turn with their moments: hesitation sounds, and words that only sometimes are fillers where rules over
 * their neighbours say so. The line is drawn as Laserna, Seih and Pennebaker do ("Um … Who Like Says You Know", Journal of
 * Language and Social Psychology 33 (2014), 328–338): filled pauses and discourse markers apart, and only uses that
 * could be left out without a change of meaning.
 */
export function fillersIn(tokens: readonly Token[]): FoundFiller[] {
  const found: FoundFiller[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (!token) continue;
    const { startMs } = token;
    if (token.sound) {
      found.push({ text: token.key, startMs, kind: 'sound', at: i, length: 1 });
      continue;
    }
    const second = tokens[i + 1];
    const two = second && !token.ends && !token.breaks ? `${token.key} ${second.key}` : '';
    const length = rules.has(two) ? 2 : 1;
    const text = length === 2 ? two : token.key;
    if (rules.get(text)?.(aroundOf(tokens, i, i + length - 1)) !== true) continue;
    found.push({ text: shown(text), startMs, kind: 'word', at: i, length });
    i += length - 1;
  }
  return found;
}
