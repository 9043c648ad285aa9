import type { Level } from '../levels.ts';
import type { RibbonBar } from '../primitives/index.ts';

/** An interview that its owner can go on with. */
export interface GoOnView {
  /** The employer's job; empty for a practice. */
  readonly title: string;
  readonly href: string;
  /** Until when, as in `November 3, 2026 at 2:05 PM`; missing where that is only a moment. */
  readonly untilText?: string | undefined;
}

/** What the last report says should change first. */
export interface NextChangeView {
  readonly claim: string;
  readonly next: string;
  /** Its report. */
  readonly href: string;
  /** Why its question couldn't be opened, as the person reads it. */
  readonly error?: string | undefined;
}

/** One interview of the trend. */
export interface TrendRibbon {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly dateText: string;
  readonly level: Level | null;
  readonly ribbon: readonly RibbonBar[] | null;
}

/** A trial that still holds. */
export interface TrialView {
  /** Days that are left, today included. */
  readonly days: number;
  readonly endsOn: string;
  /** The checkout page is being made. */
  readonly busy: boolean;
  /** Why it could not be made, as the person reads it. */
  readonly error?: string | undefined;
}

/** What a person who has done an interview comes back to. */
export interface HomeView {
  readonly goOn: GoOnView | null;
  readonly change: NextChangeView | null;
  /** The newest first. */
  readonly trend: readonly TrendRibbon[];
  /** Whole practice interviews so far; from nine on, how many doesn't matter. */
  readonly done: number;
  readonly trial: TrialView | null;
}
