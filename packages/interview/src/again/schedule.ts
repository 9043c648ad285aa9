import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import type { Level } from '../report/schema.ts';

/** One assessed answer to a question. */
export interface Review {
  readonly level: Level;
  readonly at: Date;
}

/** How well an answer was remembered, in the words of spaced repetition. */
const ratings: Readonly<Record<Level, Grade>> = {
  'not-shown': Rating.Again,
  developing: Rating.Hard,
  solid: Rating.Good,
  strong: Rating.Easy,
};

const wentBadly = ({ level }: Review): boolean => level === 'not-shown' || level === 'developing';

/**
 * Free Spaced Repetition Scheduler with its published weights: a question comes back when there is a one-in-ten
 * chance that it is forgotten. Whole days only, because people don't practice an answer by the minute. No random shift, so
 * that a day once shown doesn't change.
 */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** When a question is to be said again, by every assessed answer to it; null where none went badly. */
export function dueAt(reviews: readonly Review[]): Date | null {
  if (!reviews.some(wentBadly)) return null;
  const inOrder = [...reviews].sort((a, b) => a.at.getTime() - b.at.getTime());
  const [first] = inOrder;
  if (!first) return null;
  const card = inOrder.reduce<Card>(
    (known, { level, at }) => scheduler.next(known, at, ratings[level]).card,
    createEmptyCard(first.at),
  );
  return card.due;
}
