import type { PolicyState } from '@viva/interview';
import type { TurnLabel, TurnReading } from '@viva/understanding';
import type { CandidateTurn, SpokenResult } from './ports.ts';
import type { Readings } from './readings.ts';

/** A reply broken off this soon after its first sound was a reply to an unfinished answer, in milliseconds. */
const cutOffWithinMs = 1_500;

/** The answer that was replied to last; kept so that a cut-off answer can be joined with its rest. */
export interface LastAnswer {
  /** The policy's state before the answer. */
  readonly before: PolicyState;
  readonly turn: CandidateTurn;
  /** The place at which it begins in what is stored; undefined when nothing of it is. */
  readonly n: number | undefined;
  /** What became of the reply; `none` while it has not been begun. */
  reply: SpokenResult | 'none' | 'sounding';
}

/** Requests that don't come in the middle of an answer. Half a sentence can be read as anything, so the reading must be sure. */
const requests: readonly TurnLabel[] = [
  ...(['repeat', 'clarify', 'skip', 'stop', 'wait', 'process', 'company', 'instruct', 'redo'] as const),
];
const surely = 0.7;

/**
 * Whether a turn goes on with the last answer: the reply to it was not begun, or was broken off at its very beginning.
 * A request ("can you repeat that") is never the rest of an answer, and neither is anything typed.
 */
export function goesOn(
  last: LastAnswer | undefined,
  turn: CandidateTurn,
  { label, confidence }: TurnReading,
): last is LastAnswer {
  if (!last || turn.typed || last.turn.typed || last.reply === 'sounding') return false;
  if (requests.includes(label) && confidence >= surely) return false;
  if (last.reply === 'none') return true;
  const { interrupted, startedAt, endedAt } = last.reply;
  return interrupted && (startedAt === undefined || endedAt - startedAt < cutOffWithinMs);
}

/**
 * Both parts of an answer as one: approximate when one of them is, with the times of its words when those of both are
 * known.
 */
export function join(first: CandidateTurn, second: CandidateTurn): CandidateTurn {
  const { words: _words, recogniser, ...rest } = second;
  const heardBy = first.recogniser?.approximate ? first.recogniser : recogniser;
  return {
    ...rest,
    text: `${first.text} ${second.text}`,
    startedAt: first.startedAt,
    ...(heardBy && { recogniser: heardBy }),
    ...(first.words && second.words && { words: [...first.words, ...second.words] }),
  };
}

/** A turn together with the answer that it goes on with, the state before, and what was understood. */
export interface Whole {
  readonly whole: CandidateTurn;
  readonly before: PolicyState;
  readonly reading: TurnReading;
  /** The place of that answer in what is stored, if it is there. */
  readonly since: number | undefined;
}

/** A turn together with the last answer, where it goes on with it. `alone` is what it is by itself, `state` the state now. */
export async function wholeOf(
  last: LastAnswer | undefined,
  turn: CandidateTurn,
  alone: TurnReading,
  state: PolicyState,
  readings: Pick<Readings, 'of'>,
): Promise<Whole> {
  if (!goesOn(last, turn, alone)) return { whole: turn, before: state, reading: alone, since: undefined };
  const whole = join(last.turn, turn);
  return { whole, before: last.before, reading: await readings.of(whole.text, last.before), since: last.n };
}
