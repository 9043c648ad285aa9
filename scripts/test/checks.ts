import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../setup/chromium.mjs';
import { schemathesisCommand } from '../setup/schemathesis.mjs';
import { runTool } from './runTool.ts';
import { runWithoutNetwork, whyNoNamespace } from './withoutNetwork.ts';
import { type Totals, leftOut, ownTotals, playwrightTotals, reportTotals, vitestTotals } from './totals.ts';

/** One of the checks of `npm test`. */
export interface Check {
  /** For `--only`. */
  readonly name: string;
  readonly title: string;
  /** Needs one processor and nothing else, so that several may run side by side; its output is shown at its end. */
  readonly besides?: true;
  readonly run: () => Promise<Totals>;
}

const reports = mkdtempSync(join(tmpdir(), 'viva-test-'));
/** The journey that is made where no network can be reached. */
const withoutAny = 'spoken-interview';
const chromium = findChromium();
const browser: NodeJS.ProcessEnv = chromium ? { CHROMIUM_PATH: chromium } : {};

/** A tool that says yes or no counts as one. */
function yesOrNo(script: string, ...args: readonly string[]): Pick<Check, 'besides' | 'run'> {
  const run = async (): Promise<Totals> => {
    let output = '';
    const succeeded = await runTool(script, args, {}, (printed) => (output += printed));
    return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, output };
  };
  return { besides: true, run };
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

type RunsTool = (script: string, args: readonly string[], env: NodeJS.ProcessEnv) => Promise<boolean>;

/** Runs journeys; `through` a way of running a tool. */
async function playwright(name: string, args: readonly string[], through: RunsTool = runTool): Promise<Totals> {
  const file = join(reports, `${name}.json`);
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const succeeded = await through('node_modules/@playwright/test/cli.js', ['test', ...args], env);
  return reportTotals(() => playwrightTotals(file), succeeded);
}

/** Journeys in which nobody's reply is timed: two at once, each with a stack of its own. */
const journeys = () => playwright('journeys', ['--project=desk', '--project=phone', '--workers=2']);

/** Journeys with a voice, one at a time; where the spoken interview is held without a network, once is enough. */
const voices = () =>
  playwright('voices', ['--project=voice', ...(whyNoNamespace() === undefined ? ['--grep-invert', withoutAny] : [])]);

/** The spoken interview, with no way out to any network: nothing may need one. */
async function withoutNetwork(): Promise<Totals> {
  const why = whyNoNamespace();
  if (why !== undefined) return leftOut(why, process.env);
  return playwright('without-network', ['--project=voice', withoutAny], runWithoutNetwork);
}

/** Some requests that nobody would send, the same ones each time; `npm run fuzz:api` sends many more. */
async function fuzzedApi(): Promise<Totals> {
  if (!schemathesisCommand()) return leftOut('schemathesis is not here; npm run setup says what it needs', process.env);
  const file = join(reports, 'fuzzed-api.json');
  const succeeded = await runTool('scripts/fuzz/main.ts', ['--examples', '5', '--seed', '1', '--totals', file]);
  return reportTotals(() => ownTotals(file), succeeded);
}

/** Every check: first those that need a processor alone, the longest of them first, so that two side by side end together. */
export const checks: readonly Check[] = [
  { name: 'lint', title: 'Lint', ...yesOrNo('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  { name: 'types', title: 'Types', ...yesOrNo('node_modules/typescript/bin/tsc', '--noEmit') },
  {
    name: 'format',
    title: 'Format',
    ...yesOrNo('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  },
  { name: 'unused', title: 'Unused code', ...yesOrNo('node_modules/knip/bin/knip.js') },
  { name: 'bundle', title: 'Shipped bundle', ...yesOrNo('scripts/test/bundle.ts') },
  { name: 'vitest', title: 'Unit tests and stories', run: vitest },
  { name: 'fuzz', title: 'Requests that nobody would send', run: fuzzedApi },
  { name: 'pictures', title: 'Pictures of the stories', run: pictures },
  { name: 'journeys', title: 'Journeys', run: journeys },
  { name: 'voices', title: 'Journeys with a voice', run: voices },
  { name: 'offline', title: 'A spoken interview without a network', run: withoutNetwork },
];
