import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { type TestProject, testProjects } from './testProjects.ts';

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

test('a program that runs one test file names the project that this belongs to', () => {
  const projects: Record<string, TestProject> = testProjects;
  const includes = (project = '', file = '') => {
    const { include = [], exclude = [] } = projects[project] ?? {};
    return include.some((glob) => matchesGlob(file, glob)) && !exclude.some((glob) => matchesGlob(file, glob));
  };
  const commands = globSync('scripts/**/*.{ts,mjs}', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [...textOf(path).matchAll(/'--project', '(\w+)', '([^']+)'/g)]);
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter(([, project, file]) => !includes(project, file)).map(([command]) => command)).toEqual([]);
});
