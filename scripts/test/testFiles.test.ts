import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from '../lib/paths.mjs';
import { checks } from './checks.ts';
import { closureOf, readImports } from './importGraph.ts';
import { sees } from './inputs.ts';
import { readSources } from './sources.ts';
import { type TestProject, testProjects } from './testProjects.ts';

/** Where tests run: the projects of Vitest, Storybook's stories, and Playwright's folder. */
const projects: readonly TestProject[] = [
  ...Object.values(testProjects),
  { include: ['packages/ui/src/**/*.stories.tsx', 'packages/app/src/**/*.stories.tsx'] },
  { include: ['e2e/*.spec.ts'] },
];
const matches = (path: string, globs: readonly string[] = []) => globs.some((glob) => matchesGlob(path, glob));

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  // One that is deleted is listed until the deletion is staged.
  .filter((path) => /\.(test|spec|stories)\.[cm]?[jt]sx?$/.test(path) && existsSync(join(root, path)));

test('every test, story and journey belongs to exactly one project', () => {
  expect(files.length).toBeGreaterThan(0);
  const projectsOf = (path: string) =>
    projects.filter(({ include, exclude }) => matches(path, include) && !matches(path, exclude));
  expect(files.filter((path) => projectsOf(path).length !== 1)).toEqual([]);
});

test('the configuration has every project named here', () => {
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  for (const name of Object.keys(testProjects))
    expect(textOf('vitest.config.ts')).toMatch(new RegExp(`\\.\\.\\.testProjects\\.${name},\\s+name: '${name}'`));
  // No project has other files than its own: the one list that is left is that of the dependencies of stories.
  expect(textOf('vitest.config.ts').match(/\b(?:include|exclude):/g)).toEqual(['include:']);
  for (const folder of ['packages/ui/src', 'packages/app/src']) expect(textOf('.storybook/main.ts')).toContain(folder);
  expect(textOf('playwright.config.ts')).toContain("testDir: 'e2e'");
});

test('every project of Vitest is run by a check', () => {
  const text = readFileSync(join(root, 'scripts/test/checks.ts'), 'utf8');
  for (const name of Object.keys(testProjects)) expect(text).toContain(`'--project=${name}'`);
});

test('every journey is in the gate or in what test:all adds to it, and in one of them alone', async () => {
  const { projects: windows = [] } = await playwrightProjects();
  const names = (matched: unknown) => [matched ?? []].flat().map(String);
  const journeys = files.filter((path) => path.startsWith('e2e/')).map((path) => path.slice('e2e/'.length));
  const projectsOf = (file: string) =>
    windows
      .filter(
        ({ testMatch, testIgnore }) =>
          !names(testIgnore).includes(file) && (!testMatch || names(testMatch).includes(file)),
      )
      .map(({ name = '' }) => name);
  const tierOf = (project: string) => checks.find(({ projects }) => projects?.includes(project))?.tier ?? 'none';
  const tiers = journeys.map((file) => ({ file, tiers: [...new Set(projectsOf(file).map(tierOf))] }));
  expect(tiers.filter((one) => one.tiers.length !== 1 || one.tiers[0] === 'none')).toEqual([]);
  // As many as there were when this was written: one that moves to the other tier says so here.
  const count = (tier: string) => tiers.filter((one) => one.tiers[0] === tier).length;
  expect({ gate: count('gate'), all: count('all') }).toEqual({ gate: journeys.length - 8, all: 8 });
});

/** The configuration, without what it does to the environment. */
async function playwrightProjects() {
  vi.stubEnv('VIVA_ENV_FILE', process.env.VIVA_ENV_FILE);
  return (await import('../../playwright.config.ts')).default;
}

const measuring = files.filter((path) => path.endsWith('.figures.test.ts'));

test.each([
  // Also what chooses these tests, runs them, and reads what they report.
  ['figures', [...measuring, 'vitest.config.ts', 'scripts/test/checks.ts', 'scripts/test/vitestReporter.ts']],
  ['abuse', ['scripts/abuse/main.ts', 'scripts/abuse/slowTextWorker.ts']],
] as const)('the check %s runs anew when any module behind it changes', (check, from) => {
  const behind = closureOf(readImports(root, readSources() ?? new Map()), from);
  expect(behind.length).toBeGreaterThan(100);
  expect(behind.filter((path) => !sees(check, path))).toEqual([]);
});

test('no test is left out or runs alone', () => {
  const marked = /\b(?:test|it|describe)\.(?:only|skip|todo|fixme|fails)\b|\bx(?:it|describe|test)\(|\bfdescribe\(/;
  const guilty = files.filter((path) => marked.test(readFileSync(join(root, path), 'utf8')));
  expect(guilty).toEqual([]);
});
