import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../setup/chromium.mjs';
import { schemathesisCommand } from '../setup/schemathesis.mjs';
import { ownTotals, playwrightTotals, vitestTotals } from './reports.ts';
import { type Run, runTool } from './runTool.ts';
import { type Seconds, playwrightSeconds } from './times.ts';
import { type Totals, leftOut, oneFailure, reportTotals } from './totals.ts';
import { mostFilesAgain, withTries } from './tries.ts';
import { reportFileName } from './vitestReporter.ts';

/** How a check is run this time. */
export interface How {
  /** Nothing of an earlier run is trusted. */
  readonly fresh: boolean;
  /** How often what has real parts beside it may be tried. */
  readonly tries: number;
  /** The moment by `performance.now()` at which it must have ended. */
  readonly endsAt: number;
  /** Stops it before. */
  readonly signal?: AbortSignal;
  /** The only test files or stories that are wanted. */
  readonly wanted?: readonly string[];
}

/** What a tool is run with, so that it ends when its check must. */
const limits = ({ endsAt, signal }: How): Run => ({ limitInMs: endsAt - performance.now(), signal });
/** A tool that can end by itself, and report on what it has done, gets so much less time. */
const ownEndInMs = 30_000;

const reports = mkdtempSync(join(tmpdir(), 'viva-test-'));
const chromium = findChromium();
const browser: NodeJS.ProcessEnv = chromium ? { CHROMIUM_PATH: chromium } : {};
let written = 0;
/** A file for a report; none is read that an earlier run wrote. */
const reportFile = () => join(reports, `${written++}.json`);

/** Runs a tool that says yes or no, which counts as one. */
export async function yesOrNo(how: How, script: string, ...args: readonly string[]): Promise<Totals> {
  let output = '';
  const why = await runTool(script, args, { ...limits(how), show: (printed) => (output += printed) });
  return why === undefined ? { passed: 1, failed: 0, output } : { ...oneFailure(why, script), output };
}

/** Runs Vitest; where `again` is set, files that failed are tried again as often as `how` says. */
export function vitest(how: How, args: readonly string[], again?: 'again'): Promise<Totals> {
  const once = async (files: readonly string[] = []) => {
    const file = reportFile();
    const words = ['run', ...args, '--reporter=default', '--reporter=./scripts/test/vitestReporter.ts', ...files];
    const env = { ...browser, [reportFileName]: file };
    const why = await runTool('node_modules/vitest/vitest.mjs', words, { env, ...limits(how) });
    return reportTotals(() => vitestTotals(file), why);
  };
  const over = () => how.signal?.aborted === true || performance.now() >= how.endsAt;
  return withTries(again ? how.tries : 1, once, { files: how.wanted, over });
}

/** Builds Storybook and compares a picture of every story with its baseline; with `fresh` of unchanged stories too. */
export async function pictures(how: How): Promise<Totals> {
  const file = reportFile();
  const named = (how.wanted ?? []).flatMap((name) => ['--story', name]);
  const args = ['--totals', file, ...(how.fresh ? ['--fresh'] : []), ...named];
  const why = await runTool('visual/main.ts', args, { env: browser, ...limits(how) });
  return reportTotals(() => ownTotals(file), why);
}

type RunsTool = (script: string, args: readonly string[], run: Run) => Promise<string | undefined>;

/**
 * Runs journeys; `through` a way of running a tool. Playwright itself tries again, with a new worker and so a new stack: a
 * run of only what failed could not tell whether every sentence was seen.
 */
export async function playwright(how: How, args: readonly string[], through: RunsTool = runTool): Promise<Totals> {
  const file = reportFile();
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const run = { env, ...limits(how) };
  const again = how.tries > 1 ? [`--retries=${how.tries - 1}`, `--max-failures=${mostFilesAgain}`] : [];
  const end = `--global-timeout=${Math.max(1, Math.round((run.limitInMs ?? 0) - ownEndInMs))}`;
  const words = ['test', ...args, ...again, end, ...(how.wanted ?? [])];
  const why = await through('node_modules/@playwright/test/cli.js', words, run);
  return { ...reportTotals(() => playwrightTotals(file), why), seconds: orNone(() => playwrightSeconds(file)) };
}

/** Sends requests that do not fit, the same ones each time; `npm run fuzz:api` sends many more. */
export async function fuzzedApi(how: How): Promise<Totals> {
  if (!schemathesisCommand()) return leftOut('schemathesis is not here; npm run setup says what it needs', process.env);
  const file = reportFile();
  const args = ['--examples', '5', '--seed', '1', '--totals', file];
  const why = await runTool('scripts/fuzz/main.ts', args, limits(how));
  return reportTotals(() => ownTotals(file), why);
}

/** A report that is missing is a failure already. */
function orNone(read: () => Seconds): Seconds {
  try {
    return read();
  } catch {
    return {};
  }
}
