import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { affectedBy, smoke } from './affected.ts';

const nothing = { unit: 'importers', pictures: false, waits: [], journeys: [] };

test('the smoke journey exists', () => {
  expect(existsSync(join(root, smoke))).toBe(true);
});

test.each(['README.md', 'docs/tour.md', 'bench/web/main.ts', 'packages/server/src/auth/people.test.ts'])(
  'a change of %s affects importers only',
  (path) => expect(affectedBy([path])).toEqual(nothing),
);

test.each(['package-lock.json', 'vitest.config.ts', 'packages/server/package.json'])(
  'a change of %s affects every unit test',
  (path) => expect(affectedBy([path]).unit).toBe('all'),
);

test('a file that tests read from the disk affects every unit test', () => {
  expect(affectedBy(['packages/server/migrations/0001_first.sql']).unit).toBe('all');
  expect(affectedBy(['packages/interview/corpus/unlawful/1.txt']).unit).toBe('all');
});

test.each(['packages/ui/src/theme/tokens.ts', 'packages/api-client/src/mocks/rooms.ts', 'visual/main.ts'])(
  'a change of %s affects the pictures',
  (path) => expect(affectedBy([path]).pictures).toBe(true),
);

test('a change of the server affects no picture, and the smoke journey', () => {
  expect(affectedBy(['packages/server/src/app.ts'])).toEqual({ ...nothing, journeys: [smoke] });
});

test('a story affects no journey', () => {
  expect(affectedBy(['packages/app/src/routes/Landing.stories.tsx']).journeys).toEqual([]);
});

test('a test that waits runs when it changed, and does not when it is gone', () => {
  const paths = ['kill', 'gone'].map((name) => `packages/server/src/resilience/${name}.waits.test.ts`);
  expect(affectedBy(paths, (path) => !path.includes('gone')).waits).toEqual([paths[0]]);
});

test('a journey that changed runs, and one that is gone does not', () => {
  const paths = ['e2e/gone.spec.ts', 'e2e/login.spec.ts', smoke, 'packages/agent/src/main.ts'];
  expect(affectedBy(paths, (path) => !path.includes('gone')).journeys).toEqual(['e2e/login.spec.ts', smoke]);
});
