import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { checks } from './checks.ts';

const workflow = (name: string) => readFileSync(join(root, '.github/workflows', name), 'utf8');
const namesOf = (some: typeof checks) => some.map(({ name }) => name).sort();

test('continuous integration runs every check once', () => {
  const named = [...workflow('ci.yml').matchAll(/--only (\w+)/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(namesOf(checks));
});

test('the weekly run has every check that walks through the product', () => {
  const [, named = ''] = /check: \[(.*)\]/.exec(workflow('slow.yml')) ?? [];
  expect(named.split(', ').sort()).toEqual(namesOf(checks.filter(({ slow }) => slow)));
});

test('the guide for contributors names every check', () => {
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  expect(namesOf(checks).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
