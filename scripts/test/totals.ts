import type { Failure } from './failures.ts';
import type { Seconds } from './times.ts';

/** Names of the tests of a file. */
export interface TestsOfFile {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** How many tests passed, and how many failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** How a check went. */
export interface Totals extends Counts {
  /** Why it was not run at all. */
  readonly leftOut?: string;
  /** It was not run, because a run with these inputs, here named, passed. */
  readonly sameAs?: string;
  /** What it printed, where that was not shown at once. */
  readonly output?: string;
  /** Seconds that each test file took. */
  readonly seconds?: Seconds;
  /** The tests by file, where a file can be run again by itself. */
  readonly files?: Readonly<Record<string, TestsOfFile>>;
  /** What failed. */
  readonly failures?: readonly Failure[];
  /** What failed at first and passed when it was tried again; each counts as passed. */
  readonly later?: readonly Failure[];
}

export const nothing: Counts = { passed: 0, failed: 0 };

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** One failure that is not a test's. */
export const oneFailure = (reason: string, name = 'the whole check'): Totals => ({
  passed: 0,
  failed: 1,
  failures: [{ name, reason }],
});

/** A check that cannot be run here: not where it must count, on a build server. */
export function leftOut(why: string, env: NodeJS.ProcessEnv): Totals {
  return env.CI ? { ...oneFailure(why), leftOut: why } : { passed: 0, failed: 0, leftOut: why };
}

/** Says how a check that was not run went; undefined for one that was. */
export function notRun({ leftOut: why, sameAs }: Totals): string | undefined {
  if (sameAs !== undefined) return `as in an earlier run (${sameAs})`;
  return why && `left out: ${why.split('\n')[0] ?? ''}`;
}

/** A check's line in the summary. */
export function summaryLine(title: string, totals: Totals, ms: number): string {
  const mark = totals.failed > 0 ? '✗' : totals.leftOut === undefined ? '✓' : '–';
  const later = totals.later?.length ? `, ${totals.later.length} of them on a later try` : '';
  const what = notRun(totals) ?? `${totals.passed} passed${later}, ${totals.failed} failed`;
  return `${mark} ${title}: ${what} (${(ms / 1000).toFixed(1)} s)`;
}

/**
 * Totals of a runner that wrote a report: what the report counts, and one failure when the runner failed and the report
 * shows none (a crash, an unhandled rejection, no report at all). `why` is how the runner failed, if it did.
 */
export function reportTotals(read: () => Totals, why: string | undefined): Totals {
  let totals: Totals;
  try {
    totals = read();
  } catch (error) {
    return oneFailure([why, `its report could not be read: ${String(error)}`].filter(Boolean).join('\n'));
  }
  if (why === undefined || totals.failed > 0) return totals;
  const { failures = [], passed, failed } = totals;
  return { ...totals, passed, failed: failed + 1, failures: [...failures, { name: 'the whole check', reason: why }] };
}
