import type { Clause, Reading } from '../believe/reading.ts';
import { isBland, isClaim, isFunctionWord, stemOf } from '../text/lexicon.ts';
import { tells } from './cues.ts';
import { deedsIn, isPast, surelyPast } from './deeds.ts';
import { numbersIn } from './numbers.ts';

/** A clause with what was found in it. */
export interface Feature {
  readonly clause: Clause;
  readonly index: number;
  readonly own: number;
  readonly ours: number;
  readonly habits: number;
  /** It tells of the past. */
  readonly past: boolean;
  /** The speaker is its subject. */
  readonly self: boolean;
  readonly time: boolean;
  readonly setting: boolean;
  readonly task: boolean;
  readonly outcome: boolean;
  readonly change: boolean;
  readonly learned: boolean;
  readonly practice: boolean;
  readonly numbers: readonly string[];
  /** Stems of words that not everybody could say of everything. */
  readonly stems: readonly string[];
}

/** What would have been or might be is neither a deed nor a result. */
const unreal =
  /\b(?:would|could|should|might) have\b|^(?:\w+ ){0,3}?(?:i|we|you|they|it|that|he|she)(?:'d| would| could| might| will|'ll)\b|^(?:\w+ ){0,2}?if (?:i|you|we|they|someone|somebody|the|a)\b|\b(?:hopefully|i hope)\b/;

/** Looks at each clause of an answer once. */
export function featuresOf({ clauses }: Pick<Reading, 'clauses'>): Feature[] {
  let same = false;
  const past = clauses.filter(({ line }) => surelyPast(line)).length >= 2;
  return clauses.map((clause, index) => {
    const { line, tokens } = clause;
    const deeds = deedsIn(line, same, past);
    const imagined = unreal.test(line);
    const [learned, practice] = [tells.learned(line), tells.practice(line)];
    same = deeds.own > 0;
    const stems = tokens
      .filter(({ key }) => !isFunctionWord(key) && !isBland(key) && !isClaim(key))
      .map(({ key }) => stemOf(key));
    return {
      clause,
      index,
      own: imagined || learned ? 0 : deeds.own,
      ours: imagined ? 0 : deeds.ours,
      habits: deeds.habits,
      past: isPast(line),
      self: /^(?:(?:and|so|but|then|because|when|while|well|as|since|after that|since then|now|today) )*(?:i|i'\w+)\b/.test(
        line,
      ),
      time: tells.time(line),
      setting: tells.setting(line),
      task: tells.task(line),
      outcome: !imagined && tells.outcome(line),
      change: !imagined && tells.change(line),
      learned,
      practice,
      numbers: numbersIn(tokens),
      stems: [...new Set(stems)],
    };
  });
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Adds up the first of `worth` for the first of something, the second for the second, and so on. */
export const worthOf = (count: number, worth: readonly number[]): number => sum(worth.slice(0, Math.max(0, count)));

/** A figure of the rubric: 0 to 5 with one decimal. */
export const figure = (score: number): number => Math.round(Math.max(0, Math.min(5, score)) * 10) / 10;
