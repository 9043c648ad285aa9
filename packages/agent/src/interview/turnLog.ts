import { type SessionContext, type Turn, interviewLimits } from '@viva/api-client/internal';
import { type Option, type PolicyState, questionView } from '@viva/interview';
import { type TurnReading, kindsOf } from '@viva/understanding';
import type { CandidateTurn, SpokenResult, TurnSink } from './ports.ts';

/** Numbers finished turns, puts their times on the session's clock, and hands them on to be stored. */
export class TurnLog {
  readonly #sink: TurnSink;
  readonly #startedAt: number;
  #next: number;
  /** Places that were withdrawn: a line that was being said then is not stored any more. */
  #withdrawn = { from: 0, to: 0 };

  constructor(sink: TurnSink, context: Pick<SessionContext, 'startedAt' | 'turns'>) {
    this.#sink = sink;
    this.#startedAt = context.startedAt;
    this.#next = Math.max(-1, ...context.turns.map((turn) => turn.n)) + 1;
  }

  /** Milliseconds from the session's start to a moment (epoch milliseconds). */
  sinceStart(epochMs: number): number {
    return Math.max(0, Math.round(epochMs - this.#startedAt));
  }

  /** Keeps the place of a line that is about to be said, or of a turn. */
  reserve(): number {
    return this.#next++;
  }

  /** Stores what the candidate said to the question of `before` at its place; settles when it is acknowledged. */
  candidate(
    n: number,
    turn: CandidateTurn,
    before: PolicyState,
    after: PolicyState,
    reading?: TurnReading,
    /** In the place of what it was taken for. */
    kinds?: readonly string[],
  ): Promise<void> {
    const question = questionView(before);
    return this.#sink.put({
      turn: {
        n,
        speaker: 'user',
        text: turn.text.slice(0, interviewLimits.charactersOfOne),
        startMs: this.sinceStart(turn.startedAt),
        endMs: this.sinceStart(turn.endedAt),
        ...(turn.words ? { words: turn.words.map((word) => this.#word(word)) } : {}),
        ...(turn.recogniser ? { recogniser: turn.recogniser } : {}),
        ...(turn.typed ? { typed: true } : {}),
        ...(turn.answerId === undefined ? {} : { answerId: turn.answerId }),
        ...(question ? { questionId: question.id } : {}),
        ...(reading ? { kinds: kinds ? [...kinds] : kindsOf(reading) } : {}),
      },
      checkpoint: after,
    });
  }

  /** Has what was stored from place `n` on erased; `before` is the state before it. */
  withdraw(n: number, before: PolicyState): Promise<void> {
    this.#withdrawn = { from: n, to: this.#next };
    return this.#sink.withdraw(n, before);
  }

  /** Stores a line at its place, as it was heard. */
  line(n: number, option: Option, result: SpokenResult): Promise<void> {
    if (n >= this.#withdrawn.from && n < this.#withdrawn.to) return Promise.resolve();
    const turn: Turn = {
      n,
      speaker: 'agent',
      text: result.text,
      startMs: this.sinceStart(result.startedAt ?? result.endedAt),
      endMs: this.sinceStart(result.endedAt),
      move: option.move,
      ...(option.questionId ? { questionId: option.questionId } : {}),
      ...(result.interrupted ? { interrupted: true } : {}),
    };
    return this.#sink.put({ turn, checkpoint: option.next });
  }

  flush(timeoutMs: number): Promise<void> {
    return this.#sink.flush(timeoutMs);
  }

  #word<W extends { startMs: number; endMs: number }>(word: W): W {
    return { ...word, startMs: this.sinceStart(word.startMs), endMs: this.sinceStart(word.endMs) };
  }
}
