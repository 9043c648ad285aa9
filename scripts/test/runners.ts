import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../setup/chromium.mjs';
import { schemathesisCommand } from '../setup/schemathesis.mjs';
import { runTool } from './runTool.ts';
import { type Seconds, playwrightSeconds, vitestSeconds } from './times.ts';
import { type Totals, leftOut, ownTotals, playwrightTotals, reportTotals, vitestTotals } from './totals.ts';

const reports = mkdtempSync(join(tmpdir(), 'viva-test-'));
const chromium = findChromium();
const browser: NodeJS.ProcessEnv = chromium ? { CHROMIUM_PATH: chromium } : {};

/** Runs a tool that says yes or no, which counts as one. */
export async function yesOrNo(script: string, ...args: readonly string[]): Promise<Totals> {
  let output = '';
  const succeeded = await runTool(script, args, {}, (printed) => (output += printed));
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, output };
}

/** Runs Vitest; `name` tells this run from others. */
export async function vitest(name: string, args: readonly string[]): Promise<Totals> {
  const file = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = await runTool('node_modules/vitest/vitest.mjs', ['run', ...args, ...reporters], browser);
  return { ...reportTotals(() => vitestTotals(file), succeeded), seconds: orNone(() => vitestSeconds(file)) };
}

/** Builds Storybook and compares a picture of every story with its baseline; with `fresh` of unchanged stories too. */
export async function pictures(fresh: boolean): Promise<Totals> {
  const file = join(reports, 'pictures.json');
  const succeeded = await runTool('visual/main.ts', ['--totals', file, ...(fresh ? ['--fresh'] : [])], browser);
  return reportTotals(() => ownTotals(file), succeeded);
}

type RunsTool = (script: string, args: readonly string[], env: NodeJS.ProcessEnv) => Promise<boolean>;

/** Runs journeys; `through` a way of running a tool. */
export async function playwright(name: string, args: readonly string[], through: RunsTool = runTool): Promise<Totals> {
  const file = join(reports, `${name}.json`);
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const succeeded = await through('node_modules/@playwright/test/cli.js', ['test', ...args], env);
  return { ...reportTotals(() => playwrightTotals(file), succeeded), seconds: orNone(() => playwrightSeconds(file)) };
}

/** Sends requests that do not fit, the same ones each time; `npm run fuzz:api` sends many more. */
export async function fuzzedApi(): Promise<Totals> {
  if (!schemathesisCommand()) return leftOut('schemathesis is not here; npm run setup says what it needs', process.env);
  const file = join(reports, 'fuzzed-api.json');
  const succeeded = await runTool('scripts/fuzz/main.ts', ['--examples', '5', '--seed', '1', '--totals', file]);
  return reportTotals(() => ownTotals(file), succeeded);
}

/** A report that is missing is a failure already. */
function orNone(read: () => Seconds): Seconds {
  try {
    return read();
  } catch {
    return {};
  }
}
