import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch, samePixels } from './scripts/chromium/launch.ts';

const root = import.meta.dirname;

const chromium = playwright({
  launchOptions: {
    ...chromiumLaunch(samePixels),
    env: { ...process.env, FONTCONFIG_FILE: path.join(root, '.storybook/chromium/fonts.conf') },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        // Found while the tests run, they would reload the page under them.
        optimizeDeps: {
          include: ['@livekit/components-react', 'livekit-client', 'msw', 'react-router-dom', 'zod', 'zod/mini'],
        },
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
        test: {
          name: 'storybook',
          // One page for all the files: 2.5 times as fast.
          isolate: false,
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: { enabled: true, headless: true, provider: chromium, instances: [{ browser: 'chromium' }] },
        },
      },
    ],
  },
});
