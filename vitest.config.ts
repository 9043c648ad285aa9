import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { type TestProjectInlineConfiguration, defineConfig } from 'vitest/config';
import { chromiumLaunch, samePixels } from './scripts/chromium/launch.ts';
import { takeMachineSettings } from './scripts/lib/envFile.mjs';
import { slowness } from './scripts/test/slowness.ts';
import { testProjects } from './scripts/test/testProjects.ts';

const root = import.meta.dirname;
takeMachineSettings();

const chromium = playwright({
  launchOptions: {
    ...chromiumLaunch(samePixels),
    env: { ...process.env, FONTCONFIG_FILE: path.join(root, '.storybook/chromium/fonts.conf') },
  },
});

/** Both cores of a machine of two: a test waits for its page half of the time. */
const maxWorkers = Math.max(2, availableParallelism() - 1);
/** Tests with real services mostly wait, so more of them can run at once. */
const partsWorkers = maxWorkers + 2;

/** How tests with real services beside them are run. */
const withParts = {
  environment: 'node',
  globalSetup: ['packages/server/src/testing/sharedParts.ts'],
  setupFiles: ['packages/server/src/testing/cleanProcess.ts'],
  // Loading the service takes a second, so files share their imports.
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  // Compiled sources, also for the processes that tests start.
  env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node') },
  // Real parts take their time on a busy machine; a rule that is broken is noticed by `until` before.
  testTimeout: 120_000 * slowness(),
  hookTimeout: 120_000 * slowness(),
} satisfies TestProjectInlineConfiguration['test'];

/** Parts of Base UI that the primitives stand on. */
const baseUi = ['alert-dialog', 'dialog', 'menu', 'progress', 'select', 'tabs', 'tooltip'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...testProjects.unit,
          name: 'unit',
          environment: 'node',
          // Nothing in these packages is kept between calls, so files share their imports.
          isolate: false,
          testTimeout: 20_000 * slowness(),
          maxWorkers,
        },
      },
      {
        test: {
          ...withParts,
          ...testProjects.parts,
          name: 'parts',
          sequence: { groupOrder: 1 },
          maxWorkers: partsWorkers,
        },
      },
      {
        test: {
          ...withParts,
          ...testProjects.waits,
          name: 'waits',
          sequence: { groupOrder: 1 },
          maxWorkers: partsWorkers,
        },
      },
      {
        test: {
          ...testProjects.figures,
          name: 'figures',
          environment: 'node',
          // The longest reads thousands of held-out texts with each encoder.
          testTimeout: 300_000 * slowness(),
          maxWorkers,
        },
      },
      {
        // All dependencies are found before the first story: one found later would reload the page under the tests.
        optimizeDeps: {
          entries: ['packages/{ui,app}/src/**/*.stories.tsx', '.storybook/preview.tsx', '.storybook/msw.ts'],
          include: [
            ...baseUi.map((part) => `@base-ui/react/${part}`),
            ...['livekit-client', 'msw', 'react-router-dom', 'storybook/theming', 'zod', 'zod/mini'],
          ],
        },
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
        test: {
          name: 'storybook',
          // One page for all the files: 2.5 times as fast.
          isolate: false,
          // After the unit tests, which would otherwise wait for a core.
          sequence: { groupOrder: 2 },
          maxWorkers,
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: { enabled: true, headless: true, provider: chromium, instances: [{ browser: 'chromium' }] },
        },
      },
    ],
  },
});
