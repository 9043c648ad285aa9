import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch, samePixels } from '../scripts/chromium/launch.ts';

const here = import.meta.dirname;

/** A picture of every story of the built Storybook, compared with its baseline: no pixel may differ visibly. */
export default defineConfig({
  testDir: here,
  outputDir: path.join(here, 'diff/playwright'),
  globalSetup: path.join(here, 'serveStorybook.ts'),
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [
    [path.join(here, 'summary.ts')],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? path.join(here, 'diff/results.json') }],
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: {
      ...chromiumLaunch(samePixels),
      env: { ...process.env, FONTCONFIG_FILE: path.join(here, '../.storybook/chromium/fonts.conf') },
    },
  },
});
