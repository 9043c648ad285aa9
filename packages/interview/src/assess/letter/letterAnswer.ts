import type { Passage } from '../passages.ts';
import type { Evidence } from '../../types.ts';
import type { Question } from '../question.ts';

/** An assessed answer as the letter speaks of it. */
export interface LetterAnswer {
  readonly question: Question;
  readonly passages: readonly Passage[];
  readonly score: number;
  /** Whether its question asked for a story. */
  readonly story: boolean;
  /** What its question asked for. */
  readonly asks: Evidence;
  /** Counted from 1, as the interview asked them. */
  readonly number: number;
}
