import { isFiller } from '../../text/words.ts';

/** A word of a turn: as it is compared, and where it stands in the turn's text. */
export interface Token {
  readonly key: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

const word = /%|\p{N}+(?:[.,:]\p{N}+)*\p{L}*|[\p{L}\p{M}]+(?:['\u2019][\p{L}\p{M}]+)*/gu;

const plainLetters = /^[\w'.,:%]+$/;

function keyOf(raw: string): string {
  if (raw === '%') return 'percent';
  if (plainLetters.test(raw)) return raw.toLowerCase();
  return raw
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\u2019/g, "'")
    .toLowerCase();
}

/** Pairs that fill time where they stand; they are not looked at, so that speaking smoothly earns nothing. */
const fillingPairs = new Set(['you know', 'i mean', 'sort of', 'kind of']);

/**
 * A text with its hesitation sounds blanked out, as long as before, so that every offset still holds. Whatever looks for
 * sentences, names or skills looks here: an "um" between two words changes nothing.
 */
export function withoutSounds(text: string): string {
  return text.replace(/[\p{L}\p{M}]+(?:['\u2019][\p{L}\p{M}]+)*[,\u2026]*/gu, (found) => {
    const raw = found.replace(/[,\u2026]+$/, '');
    return isFiller(raw) ? ' '.repeat(found.length) : found;
  });
}

/** The words of a text between two offsets. */
export function tokensIn(text: string, start = 0, end = text.length): Token[] {
  return [...text.slice(start, end).matchAll(word)].map((match) => ({
    raw: match[0],
    key: keyOf(match[0]),
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}

/** The words that carry something: no hesitation sounds, no "you know", no word said twice in a row. */
export function telling(tokens: readonly Token[]): Token[] {
  const said = tokens.filter(({ raw }) => !isFiller(raw));
  const kept: Token[] = [];
  for (let i = 0; i < said.length; i += 1) {
    const [token, next] = [said[i], said[i + 1]];
    if (!token) break;
    if (next && fillingPairs.has(`${token.key} ${next.key}`)) i += 1;
    else if (kept.at(-1)?.key !== token.key) kept.push(token);
  }
  return kept;
}

/** Words as one line: what patterns are matched against. */
export const lineOf = (tokens: readonly Token[]): string => tokens.map(({ key }) => key).join(' ');
