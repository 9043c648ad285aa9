import { defineConfig } from '@playwright/test';
import { chromiumLaunch, soundAtOnce } from './scripts/chromium/launch.ts';
import { takeMachineSettings } from './scripts/lib/envFile.mjs';
import { slowness } from './scripts/test/slowness.ts';

takeMachineSettings();
// A journey must not meet whatever this folder's own settings name.
process.env.VIVA_ENV_FILE = 'none';

const phone = { viewport: { width: 375, height: 800 } };
const files = (...names: readonly string[]) => names.map((name) => `${name}.spec.ts`);
/** Done in a wide window, which has another way to do it, or in windows of their own; all others on a phone. */
const onADesk = files(
  ...['accessibility', 'busy', 'hero-video', 'keyboard', 'microphone', 'mock-page', 'navigation', 'outage'],
  ...['public-pages', 'start', 'subscription'],
);
/** Done in both windows. */
const onBoth = files('routes');
/** One whole interview by voice: the one that `npm test` has. */
const oneSpoken = files('spoken-interview');
/** In which people speak, and replies are waited for, so that nothing else may run beside them: `npm run test:all` has them. */
const withAVoice = files('endpoints', 'hiring', 'recording', 'resilience', 'speech-service', 'spoken-turns');

/** Journeys through the whole running product: each file starts its own stack; one at a time, unless `--workers` says otherwise. */
export default defineConfig({
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
  ],
  projects: [
    { name: 'desk', testMatch: [...onADesk, ...onBoth] },
    { name: 'phone', testIgnore: [...onADesk, ...oneSpoken, ...withAVoice], use: phone },
    { name: 'spoken', testMatch: oneSpoken, use: phone },
    { name: 'voice', testMatch: withAVoice, use: phone },
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
