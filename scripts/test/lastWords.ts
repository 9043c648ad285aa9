import { type Failure, failureLines } from './failures.ts';
import type { Counts } from './totals.ts';

/** So many lines at the end of a log are sure to be seen. */
const mostLines = 60;
/** At least so many of them are for failures, where there are any. */
const forFailures = 24;

/** What is said at the end of a run. */
export interface Ending {
  /** A line for each check. */
  readonly checks: readonly string[];
  /** What was left out on purpose. */
  readonly left?: string | undefined;
  readonly failures: readonly Failure[];
  readonly later: readonly Failure[];
  readonly totals: Counts;
}

/**
 * The last lines of a run: the summary, what passed on a later try, what failed and why, and how many tests passed and
 * failed. At most 60 lines, so that whoever sees only the end of a log knows what to mend.
 */
export function lastWords({ checks, left, failures, later, totals }: Ending): string[] {
  const summary = ['━━ Summary ━━', ...checks, ...(left === undefined ? [] : ['', left])];
  const closing = ['', `${totals.passed} passed, ${totals.failed} failed`];
  const free = mostLines - summary.length - closing.length - 4;
  const forLater = Math.min(later.length * 3, failures.length > 0 ? Math.max(2, free - forFailures) : free);
  const tried = later.length > 0 ? ['', 'Passed on a later try:', ...failureLines(later, forLater, '↻')] : [];
  const room = free - (tried.length > 0 ? tried.length - 2 : 0);
  const failed = failures.length > 0 ? ['', 'Failed:', ...failureLines(failures, room)] : [];
  return [...summary, ...tried, ...failed, ...closing];
}
