import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../setup/chromium.mjs';
import { schemathesisCommand } from '../setup/schemathesis.mjs';
import { lastLines } from './failures.ts';
import { ownTotals, playwrightTotals, vitestTotals } from './reports.ts';
import { type Run, runTool } from './runTool.ts';
import { type Seconds, playwrightSeconds, vitestSeconds } from './times.ts';
import { type Totals, leftOut, reportTotals } from './totals.ts';
import { withTries } from './tries.ts';

/** How a check is run this time. */
export interface How {
  /** Nothing of an earlier run is trusted. */
  readonly fresh: boolean;
  /** How often what has real parts beside it may be tried. */
  readonly tries: number;
  /** How long each of its tools may take. */
  readonly limitInMs: number;
  /** The only test files or stories that are wanted. */
  readonly wanted?: readonly string[];
}

const reports = mkdtempSync(join(tmpdir(), 'viva-test-'));
const chromium = findChromium();
const browser: NodeJS.ProcessEnv = chromium ? { CHROMIUM_PATH: chromium } : {};
let written = 0;
/** A file for a report; none is read that an earlier run wrote. */
const reportFile = () => join(reports, `${written++}.json`);

/** Runs a tool that says yes or no, which counts as one. */
export async function yesOrNo({ limitInMs }: How, script: string, ...args: readonly string[]): Promise<Totals> {
  let output = '';
  const why = await runTool(script, args, { limitInMs, show: (printed) => (output += printed) });
  if (why === undefined) return { passed: 1, failed: 0, output };
  const reason = [why, lastLines(output)].join('\n');
  return { passed: 0, failed: 1, output, failures: [{ name: script, reason }] };
}

/** Runs Vitest; where `again` is set, files that failed are tried again as often as `how` says. */
export function vitest({ tries, limitInMs, wanted }: How, args: readonly string[], again?: 'again'): Promise<Totals> {
  const once = async (files: readonly string[] = []) => {
    const file = reportFile();
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const words = ['run', ...args, ...reporters, ...files];
    const why = await runTool('node_modules/vitest/vitest.mjs', words, { env: browser, limitInMs });
    return { ...reportTotals(() => vitestTotals(file), why), seconds: orNone(() => vitestSeconds(file)) };
  };
  return withTries(again ? tries : 1, once, wanted);
}

/** Builds Storybook and compares a picture of every story with its baseline; with `fresh` of unchanged stories too. */
export async function pictures({ fresh, limitInMs, wanted = [] }: How): Promise<Totals> {
  const file = reportFile();
  const named = wanted.flatMap((name) => ['--story', name]);
  const args = ['--totals', file, ...(fresh ? ['--fresh'] : []), ...named];
  const why = await runTool('visual/main.ts', args, { env: browser, limitInMs });
  return reportTotals(() => ownTotals(file), why);
}

type RunsTool = (script: string, args: readonly string[], run: Run) => Promise<string | undefined>;

/** Runs journeys, those that failed again on a stack of their own; `through` a way of running a tool. */
export async function playwright(
  { tries, limitInMs, wanted = [] }: How,
  args: readonly string[],
  through: RunsTool = runTool,
): Promise<Totals> {
  const file = reportFile();
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const words = ['test', ...args, `--retries=${tries - 1}`, ...wanted];
  const why = await through('node_modules/@playwright/test/cli.js', words, { env, limitInMs });
  return { ...reportTotals(() => playwrightTotals(file), why), seconds: orNone(() => playwrightSeconds(file)) };
}

/** Sends requests that do not fit, the same ones each time; `npm run fuzz:api` sends many more. */
export async function fuzzedApi({ limitInMs }: How): Promise<Totals> {
  if (!schemathesisCommand()) return leftOut('schemathesis is not here; npm run setup says what it needs', process.env);
  const file = reportFile();
  const args = ['--examples', '5', '--seed', '1', '--totals', file];
  const why = await runTool('scripts/fuzz/main.ts', args, { limitInMs });
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
