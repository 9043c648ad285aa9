import { type PolicyState, requestIn } from '@viva/interview';
import type { CandidateTurn, SpokenResult } from './ports.ts';

/** A reply broken off this soon after its first sound was a reply to an unfinished answer, in milliseconds. */
const cutOffWithinMs = 1_500;

/** The answer that was replied to last; kept so that a cut-off answer can be joined with its rest. */
export interface LastAnswer {
  /** The policy's state before the answer. */
  readonly before: PolicyState;
  readonly turn: CandidateTurn;
  /** What became of the reply; `none` while it has not been begun. */
  reply: SpokenResult | 'none' | 'sounding';
}

/**
 * Whether a turn goes on with the last answer: the reply to it was not begun, or was broken off at its very beginning.
 * A request ("can you repeat that") is never the rest of an answer, and neither is anything typed.
 */
export function goesOn(last: LastAnswer | undefined, turn: CandidateTurn): last is LastAnswer {
  if (!last || turn.typed || last.turn.typed || last.reply === 'sounding') return false;
  if (requestIn(turn.text, turn.recogniser?.approximate ?? false)) return false;
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
