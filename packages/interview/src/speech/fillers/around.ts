import type { Token } from '../tokens.ts';

/** A word among its neighbours; hesitation sounds are looked past. */
export interface Around {
  /** Words before, the nearest first; `''` past the beginning of the sentence. */
  readonly before: readonly [string, string, string];
  /** Words after, the nearest first; `''` past its end. */
  readonly next: readonly [string, string, string];
  /** It is the turn's first word. */
  readonly begins: boolean;
  /** It is the first word of a sentence. */
  readonly opens: boolean;
  /** A comma or dash is before it. */
  readonly after: boolean;
  /** A comma or dash follows. */
  readonly breaks: boolean;
  /** The sentence ends with it. */
  readonly ends: boolean;
  /** A hesitation sound is before it. */
  readonly hesitated: boolean;
  /** A hesitation sound follows. */
  readonly hesitates: boolean;
  /** The next word as it was written. */
  readonly nextRaw: string;
}

/** Whether a use of a word is a filler. */
export type Rule = (around: Around) => boolean;

/** What stands around the words from `from` to `to`, both included. */
export function aroundOf(tokens: readonly Token[], from: number, to: number): Around {
  const before: string[] = [];
  let opens = tokens[from]?.opens ?? true;
  let after = tokens[from]?.after ?? false;
  for (let i = from - 1; i >= 0 && !opens && before.length < 3; i -= 1) {
    const token = tokens[i];
    if (!token || token.ends) break;
    if (!token.sound) before.push(token.key);
    else if (before.length === 0) {
      opens ||= token.opens;
      after ||= token.after;
    }
    if (token.opens) break;
  }
  const next: string[] = [];
  let nextRaw = '';
  for (let i = to; next.length < 3 && !tokens[i]?.ends; i += 1) {
    const token = tokens[i + 1];
    if (!token) break;
    if (token.sound) continue;
    if (next.length === 0) nextRaw = token.raw;
    next.push(token.key);
  }
  const firstWord = tokens.findIndex(({ sound }) => !sound);
  return {
    before: [before[0] ?? '', before[1] ?? '', before[2] ?? ''],
    next: [next[0] ?? '', next[1] ?? '', next[2] ?? ''],
    begins: firstWord < 0 || firstWord >= from,
    opens: opens && before.length === 0,
    after,
    breaks: tokens[to]?.breaks ?? false,
    ends: (tokens[to]?.ends ?? true) || next.length === 0,
    hesitated: tokens[from - 1]?.sound === true,
    hesitates: tokens[to + 1]?.sound === true && tokens[to]?.ends !== true,
    nextRaw,
  };
}
