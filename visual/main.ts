/** Builds Storybook, takes a picture of every story and compares them; `--update` accepts what is there now. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from '../scripts/test/runTool.ts';
import { diffFolder, removeUnwanted } from './baselines.ts';
import { writeStatesPage } from './statesPage.ts';
import { readStories, storybookFolder } from './stories.ts';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false }, built: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (!values.built) {
  const from = performance.now();
  const built = await runTool('node_modules/storybook/dist/bin/dispatcher.js', [
    ...['build', '--quiet', '--disable-telemetry', '-o', storybookFolder],
  ]);
  if (!built) process.exit(1);
  console.log(`Storybook built in ${((performance.now() - from) / 1000).toFixed(1)} s`);
}
if (values.update) {
  removeUnwanted(readStories());
  writeStatesPage(readStories());
}
rmSync(diffFolder, { recursive: true, force: true });
const passed = await runTool(
  'node_modules/@playwright/test/cli.js',
  ['test', '--config', path.join(import.meta.dirname, 'playwright.config.ts'), ...positionals],
  { VISUAL_UPDATE: values.update ? '1' : '' },
);
process.exit(passed ? 0 : 1);
