import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Seconds } from './times.ts';

/** How a check went. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** Why it was not run at all. */
  readonly leftOut?: string;
  /** It was not run, because a run with these inputs, here named, passed. */
  readonly sameAs?: string;
  /** What it printed, where that was not shown at once. */
  readonly output?: string;
  /** Seconds that each test file took. */
  readonly seconds?: Seconds;
}

export const nothing: Totals = { passed: 0, failed: 0 };

export function add(a: Totals, b: Totals): Totals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** A check that cannot be run here: not where it must count, on a build server. */
export function leftOut(why: string, env: NodeJS.ProcessEnv): Totals {
  return { passed: 0, failed: env.CI ? 1 : 0, leftOut: why };
}

/** Says how a check that was not run went; undefined for one that was. */
export function notRun({ leftOut: why, sameAs }: Totals): string | undefined {
  if (sameAs !== undefined) return `as in an earlier run (${sameAs})`;
  return why && `left out: ${why}`;
}

/** A check's line in the summary. */
export function summaryLine(title: string, totals: Totals, ms: number): string {
  const mark = totals.failed > 0 ? '✗' : totals.leftOut === undefined ? '✓' : '–';
  const what = notRun(totals) ?? `${totals.passed} passed, ${totals.failed} failed`;
  return `${mark} ${title}: ${what} (${(ms / 1000).toFixed(1)} s)`;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/** Vitest's JSON report. A file that failed before its first test counts as one failure. */
export function vitestTotals(file: string): Totals {
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()).default([]),
});

/** Playwright's JSON report. A flaky test failed; so did a file that could not be loaded. */
export function playwrightTotals(file: string): Totals {
  const { stats, errors } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

const ownReport = z.object({ passed: z.number(), failed: z.number() });

/** What our own runners write where `--totals` says: stories, or runs of requests, that are as they should be. */
export const ownTotals = (file: string): Totals => ownReport.parse(JSON.parse(readFileSync(file, 'utf8')));

/**
 * Totals of a runner that wrote a report: what the report counts, and one failure when the runner failed and the report
 * shows none (a crash, an unhandled rejection, no report at all).
 */
export function reportTotals(read: () => Totals, succeeded: boolean): Totals {
  const totals = readOrNothing(read);
  return succeeded || totals.failed > 0 ? totals : add(totals, { passed: 0, failed: 1 });
}

function readOrNothing(read: () => Totals): Totals {
  try {
    return read();
  } catch {
    return { passed: 0, failed: 1 };
  }
}
