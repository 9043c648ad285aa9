import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { findChromium } from '../setup/chromium.mjs';
import { schemathesisCommand } from '../setup/schemathesis.mjs';
import { runTool } from './runTool.ts';
import { runWithoutNetwork, whyNoNamespace } from './withoutNetwork.ts';
import { type Totals, leftOut, nothing, ownTotals, playwrightTotals, reportTotals, vitestTotals } from './totals.ts';

/** One of the checks of `npm test`. */
export interface Check {
  /** For `--only`. */
  readonly name: string;
  readonly title: string;
  readonly run: () => Promise<Totals>;
}

const reports = mkdtempSync(join(tmpdir(), 'viva-test-'));
/** The journeys that are made where no network can be reached. */
const withoutAny = 'spoken-interview';
const chromium = findChromium();
const browser: NodeJS.ProcessEnv = chromium ? { CHROMIUM_PATH: chromium } : {};

/** A tool that says yes or no counts as one. */
function yesOrNo(script: string, ...args: readonly string[]): () => Promise<Totals> {
  return async () => ((await runTool(script, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

async function vitest(): Promise<Totals> {
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = await runTool('node_modules/vitest/vitest.mjs', ['run', ...reporters], browser);
  return reportTotals(() => vitestTotals(file), succeeded);
}

/** Builds Storybook and compares a picture of every story with its baseline. */
async function pictures(): Promise<Totals> {
  const file = join(reports, 'pictures.json');
  const succeeded = await runTool('visual/main.ts', ['--totals', file], browser);
  return reportTotals(() => ownTotals(file), succeeded);
}

async function playwright(): Promise<Totals> {
  const folder = join(root, 'e2e');
  if (!existsSync(folder) || !readdirSync(folder).some((name) => name.endsWith('.spec.ts'))) return nothing;
  const file = join(reports, 'playwright.json');
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  // Where the spoken interview is held without a network, once is enough.
  const others = whyNoNamespace() === undefined ? ['--grep-invert', withoutAny] : [];
  const succeeded = await runTool('node_modules/@playwright/test/cli.js', ['test', ...others], env);
  return reportTotals(() => playwrightTotals(file), succeeded);
}

/** The spoken interview, with no way out to any network: nothing may need one. */
async function withoutNetwork(): Promise<Totals> {
  const why = whyNoNamespace();
  if (why !== undefined) return leftOut(why, process.env);
  const file = join(reports, 'without-network.json');
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const succeeded = await runWithoutNetwork('node_modules/@playwright/test/cli.js', ['test', withoutAny], env);
  return reportTotals(() => playwrightTotals(file), succeeded);
}

/** Some requests that nobody would send, the same ones each time; `npm run fuzz:api` sends many more. */
async function fuzzedApi(): Promise<Totals> {
  if (!schemathesisCommand()) return leftOut('schemathesis is not here; npm run setup says what it needs', {});
  const file = join(reports, 'fuzzed-api.json');
  const succeeded = await runTool('scripts/fuzz/main.ts', ['--examples', '5', '--seed', '1', '--totals', file]);
  return reportTotals(() => ownTotals(file), succeeded);
}

/** Every check, the quick ones first. */
export const checks: readonly Check[] = [
  {
    name: 'format',
    title: 'Format',
    run: yesOrNo('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  },
  { name: 'types', title: 'Types', run: yesOrNo('node_modules/typescript/bin/tsc', '--noEmit') },
  { name: 'lint', title: 'Lint', run: yesOrNo('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  { name: 'unused', title: 'Unused code', run: yesOrNo('node_modules/knip/bin/knip.js') },
  { name: 'bundle', title: 'Shipped bundle', run: yesOrNo('scripts/test/bundle.ts') },
  { name: 'vitest', title: 'Unit tests and stories', run: vitest },
  { name: 'fuzz', title: 'Requests that nobody would send', run: fuzzedApi },
  { name: 'pictures', title: 'Pictures of the stories', run: pictures },
  { name: 'journeys', title: 'Journeys', run: playwright },
  { name: 'offline', title: 'A spoken interview without a network', run: withoutNetwork },
];
