import { defineConfig } from '@playwright/test';
import { chromiumLaunch, soundAtOnce } from './scripts/chromium/launch.ts';
import type { Worker } from './e2e/support/fixtures.ts';
import { takeMachineSettings } from './scripts/lib/envFile.mjs';
import { onADesk, onBoth, oneSpoken, thatWait, withAVoice } from './scripts/test/journeys.ts';
import { slowness } from './scripts/test/slowness.ts';

takeMachineSettings();
// A journey must not meet whatever this folder's own settings name.
process.env.VIVA_ENV_FILE = 'none';

const phone = { viewport: { width: 375, height: 800 } };

/** Journeys through the whole running product: each file starts its own stack; one at a time, unless `--workers` says otherwise. */
export default defineConfig<object, Worker>({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000 * slowness(),
  expect: { timeout: 15_000 * slowness() },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/results.json' }],
    ['./e2e/support/sentencesReporter.ts'],
    ['./e2e/support/failureReporter.ts'],
  ],
  projects: [
    { name: 'desk', testMatch: [...onADesk, ...onBoth] },
    { name: 'phone', testIgnore: [...onADesk, ...oneSpoken, ...withAVoice, ...thatWait], use: phone },
    { name: 'spoken', testMatch: oneSpoken, use: { ...phone, voice: 'built-in' } },
    { name: 'voice', testMatch: withAVoice, use: { ...phone, voice: 'built-in' } },
    { name: 'slow', testMatch: thatWait },
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    // Pictures of every step, and copies of every page, double the time of a run; `--trace on` takes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(soundAtOnce),
  },
});
