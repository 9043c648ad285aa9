import { defineConfig } from '@playwright/test';
import { chromiumLaunch, soundAtOnce } from './scripts/chromium/launch.ts';
import { takeMachineSettings } from './scripts/lib/envFile.mjs';

takeMachineSettings();
// A journey must not meet whatever this folder's own settings name.
process.env.VIVA_ENV_FILE = 'none';

/** Journeys through the whole running product: each starts its own stack, so one at a time. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/results.json' }],
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunch(soundAtOnce),
  },
});
