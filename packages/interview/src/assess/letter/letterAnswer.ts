import type { Passage } from '../passages.ts';
import type { Question } from '../question.ts';

/** An assessed answer as the letter speaks of it. */
export interface LetterAnswer {
  readonly question: Question;
  readonly passages: readonly Passage[];
  readonly score: number;
  /** Whether its question asked for a story. */
  readonly story: boolean;
  /** Counted from 1, as the interview asked them. */
  readonly number: number;
}
