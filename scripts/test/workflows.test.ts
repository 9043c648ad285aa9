import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { checks } from './checks.ts';

const workflow = (name: string) => readFileSync(join(root, '.github/workflows', name), 'utf8');
const namedIn = (name: string) => [...workflow(name).matchAll(/--only ([\w-]+)/g)].map(([, check]) => check).sort();
const namesOf = (some: typeof checks) => some.map(({ name }) => name).sort();

test('continuous integration runs every check of the gate once', () => {
  expect(namedIn('ci.yml')).toEqual(namesOf(checks.filter(({ tier }) => tier === 'gate')));
});

test('the nightly run has every check once', () => {
  expect(namedIn('nightly.yml')).toEqual(namesOf(checks));
});

test('the guide for contributors names every check', () => {
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  expect(namesOf(checks).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
