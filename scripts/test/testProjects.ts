/** Which test files a project of Vitest has. */
export interface TestProject {
  readonly include: string[];
  readonly exclude?: string[];
}

/** Tests that measure judgment on held-out texts: minutes of a processor, and the same result each time. */
const figures = ['packages/*/src/**/*.figures.test.ts', '{scripts,visual}/**/*.figures.test.ts'];
/** Tests with real parts that wait for more than a few seconds of real time: `npm run test:all` has them. */
const waits = ['packages/*/src/**/*.waits.test.ts', '{scripts,visual}/**/*.waits.test.ts'];

/** The projects of Vitest that run in Node. Each test file is in exactly one. */
export const testProjects = {
  unit: { include: ['packages/{api-client,app,interview,ui}/src/**/*.test.ts'], exclude: [...figures, ...waits] },
  parts: {
    include: [
      'packages/{agent,server,speech,understanding}/src/**/*.test.ts',
      'scripts/**/*.test.ts',
      'visual/*.test.ts',
    ],
    exclude: [...figures, ...waits],
  },
  waits: { include: waits },
  figures: { include: figures },
} satisfies Record<string, TestProject>;
