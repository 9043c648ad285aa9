import { test as base } from '@playwright/test';
import { Candidate } from './candidate.ts';
import { Stack } from './stack.ts';
import { patience } from './patience.ts';
import { quickVoice } from './quickVoice.ts';

/** What the journeys of a worker share. */
export interface Worker {
  /** How the interviewer sounds: a tone for each line, or the voice that is built in. */
  readonly voice: 'quick' | 'built-in';
  /** The settings that give it this voice. */
  readonly voiceEnv: Record<string, string>;
  /** Configuration on top of the defaults; a spec file may set it with `test.use`. */
  readonly stackEnv: Record<string, string>;
  /** The whole product, shared by the tests of a file. */
  readonly stack: Stack;
}

interface Each {
  readonly candidate: Candidate;
  /** What the parts have logged, beside the pictures of a test that failed. */
  readonly logsOfFailure: void;
}

/** Playwright's test with the running product and a person at the browser who has an account. */
export const test = base.extend<Each, Worker>({
  stackEnv: [{}, { scope: 'worker', option: true }],
  voice: ['quick', { scope: 'worker', option: true }],
  voiceEnv: [
    async ({ voice }, use) => {
      if (voice === 'built-in') return use({});
      const service = quickVoice();
      const address = await service.start();
      await use({ TTS_BASE_URL: address });
      await service.stop();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ stackEnv, voiceEnv }, use) => {
      const stack = await Stack.start({ ...voiceEnv, ...stackEnv });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: patience(120_000) },
  ],
  logsOfFailure: [
    async ({ stack }, use, testInfo) => {
      await use();
      if (testInfo.status !== testInfo.expectedStatus) stack.copyLogs(testInfo.outputPath('logs'));
    },
    { auto: true },
  ],
  candidate: async ({ stack, page, context }, use) => {
    await context.grantPermissions(['microphone'], { origin: stack.pageUrl });
    const candidate = await Candidate.at(page);
    await candidate.signUp(stack.pageUrl);
    await use(candidate);
  },
});

export { expect } from '@playwright/test';
