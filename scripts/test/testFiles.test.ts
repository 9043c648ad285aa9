import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from '../lib/paths.mjs';
import { checks } from './checks.ts';
import { closureOf, readImports } from './importGraph.ts';
import { sees } from './inputs.ts';
import { readSources } from './sources.ts';

/** Where tests run: the projects of vitest.config.ts, Storybook's stories, and Playwright's folder. */
const projects = [
  'packages/{api-client,app,interview,ui}/src/**/*.test.ts',
  'packages/{agent,server,speech,understanding}/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'visual/*.test.ts',
  'packages/*/src/**/*.figures.test.ts',
  'packages/server/src/**/*.waits.test.ts',
  'packages/ui/src/**/*.stories.tsx',
  'packages/app/src/**/*.stories.tsx',
  'e2e/*.spec.ts',
];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  // One that is deleted is listed until the deletion is staged.
  .filter((path) => /\.(test|spec|stories)\.[cm]?[jt]sx?$/.test(path) && existsSync(join(root, path)));

test('every test, story and journey belongs to a project that runs', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((path) => !projects.some((project) => matchesGlob(path, project)))).toEqual([]);
});

test('the projects named here are those of the configuration', () => {
  const named = ['vitest.config.ts', '.storybook/main.ts', 'playwright.config.ts']
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const words = [...projects.slice(0, 6), 'packages/ui/src', 'packages/app/src', "testDir: 'e2e'"];
  for (const word of words) expect(named).toContain(word);
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
  expect({ gate: count('gate'), all: count('all') }).toEqual({ gate: journeys.length - 7, all: 7 });
});

/** The configuration, without what it does to the environment. */
async function playwrightProjects() {
  vi.stubEnv('VIVA_ENV_FILE', process.env.VIVA_ENV_FILE);
  return (await import('../../playwright.config.ts')).default;
}

test('the figures of judgment are measured anew when any module behind them changes', () => {
  const measuring = files.filter((path) => path.endsWith('.figures.test.ts'));
  expect(measuring.length).toBeGreaterThan(0);
  const behind = closureOf(readImports(root, readSources() ?? new Map()), measuring);
  expect(behind.length).toBeGreaterThan(100);
  expect(behind.filter((path) => !sees('figures', path))).toEqual([]);
});

test('no test is left out or runs alone', () => {
  const marked = /\b(?:test|it|describe)\.(?:only|skip|todo|fixme|fails)\b|\bx(?:it|describe|test)\(|\bfdescribe\(/;
  const guilty = files.filter((path) => marked.test(readFileSync(join(root, path), 'utf8')));
  expect(guilty).toEqual([]);
});
