import type { InterviewLength } from '../types.ts';

/** How long an interview takes, and how much it asks. */
export interface Length {
  /** Null where none was chosen. */
  readonly minutes: number | null;
  /** Most questions; null for as many as there is time for. */
  readonly questionCount: number | null;
}

/** How many questions an interview of that length holds at most. */
export const mostQuestions = ({ minutes, questionCount }: Length, lengths: readonly InterviewLength[]): number =>
  Math.min(
    questionCount ?? Number.POSITIVE_INFINITY,
    lengths.find((length) => length.minutes === minutes)?.questions ?? Number.POSITIVE_INFINITY,
  );
