import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import playwrightConfig from '../../playwright.config.ts';
import { root } from '../lib/paths.mjs';

/** Where tests run: the projects of vitest.config.ts, Storybook's stories, and Playwright's folder. */
const projects = [
  'packages/{api-client,app,interview,ui}/src/**/*.test.ts',
  'packages/{agent,server,speech,understanding}/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'visual/*.test.ts',
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
  const words = [...projects.slice(0, 4), 'packages/ui/src', 'packages/app/src', "testDir: 'e2e'"];
  for (const word of words) expect(named).toContain(word);
});

test('every journey is in the gate or in what test:all adds to it, and in one of them alone', () => {
  const source = readFileSync(join(root, 'scripts/test/checks.ts'), 'utf8');
  const gate = ['desk', 'phone', 'spoken'];
  const projectNames = (playwrightConfig.projects ?? []).map(({ name = '' }) => name);
  expect(projectNames.filter((name) => !source.includes(`--project=${name}`))).toEqual([]);
  const names = (matched: unknown) => [matched ?? []].flat().map(String);
  const journeys = files.filter((path) => path.startsWith('e2e/')).map((path) => path.slice('e2e/'.length));
  const tiersOf = (file: string) =>
    (playwrightConfig.projects ?? [])
      .filter(
        ({ testMatch, testIgnore }) =>
          !names(testIgnore).includes(file) && (!testMatch || names(testMatch).includes(file)),
      )
      .map(({ name = '' }) => (gate.includes(name) ? 'gate' : 'all'));
  const tiers = journeys.map((file) => new Set(tiersOf(file)));
  expect(journeys.filter((_, n) => tiers[n]?.size !== 1)).toEqual([]);
  const count = (tier: 'gate' | 'all') => tiers.filter((found) => found.has(tier)).length;
  expect(count('gate') + count('all')).toBe(journeys.length);
  expect(count('all')).toBeGreaterThan(0);
});

test('no test is left out or runs alone', () => {
  const marked = /\b(?:test|it|describe)\.(?:only|skip|todo|fixme|fails)\b|\bx(?:it|describe|test)\(|\bfdescribe\(/;
  const guilty = files.filter((path) => marked.test(readFileSync(join(root, path), 'utf8')));
  expect(guilty).toEqual([]);
});
