import { test as base } from '@playwright/test';
import { Candidate } from './candidate.ts';
import { Stack } from './stack.ts';

interface Worker {
  /** Configuration on top of the defaults; a spec file may set it with `test.use`. */
  readonly stackEnv: Record<string, string>;
  /** The whole product, shared by the tests of a file. */
  readonly stack: Stack;
}

/** Playwright's test with the running product and a person at the browser who has an account. */
export const test = base.extend<{ candidate: Candidate }, Worker>({
  stackEnv: [{}, { scope: 'worker', option: true }],
  stack: [
    async ({ stackEnv }, use) => {
      const stack = await Stack.start(stackEnv);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  candidate: async ({ stack, page, context }, use) => {
    await context.grantPermissions(['microphone'], { origin: stack.pageUrl });
    const candidate = await Candidate.at(page);
    await candidate.signUp(stack.pageUrl);
    await use(candidate);
  },
});

export { expect } from '@playwright/test';
