import { test as base } from '@playwright/test';
import { Candidate } from './candidate.ts';
import { Stack } from './stack.ts';
import { patience } from './patience.ts';

interface Worker {
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
  stack: [
    async ({ stackEnv }, use) => {
      const stack = await Stack.start(stackEnv);
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
