import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { sha256 } from '../setup/files.mjs';
import { closureOf, readImports } from './importGraph.ts';
import { lintKeys } from './lintKeys.ts';
import type { Sources } from './sources.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const tsconfig = JSON.stringify({ compilerOptions: { moduleResolution: 'bundler', module: 'ESNext' } });

function project(files: Record<string, string>): { folder: string; sources: Sources } {
  const folder = mkdtempSync(join(tmpdir(), 'viva-graph-'));
  folders.push(folder);
  const all = { 'tsconfig.json': tsconfig, 'eslint.config.js': 'export default [];', ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, sources: new Map(Object.keys(all).map((path) => [path, sha256(join(folder, path))])) };
}

/** The modules whose findings may differ once these files are as said. */
function touchedBy(files: Record<string, string>, change: Record<string, string>): string[] {
  const keys = (all: Record<string, string>) => {
    const { folder, sources } = project(all);
    return lintKeys(folder, sources, 'this machine');
  };
  const before = keys(files);
  return [...keys({ ...files, ...change })]
    .filter(([path, key]) => before.get(path) !== key)
    .map(([path]) => path)
    .sort();
}

const everything = (files: Record<string, string>) => ['eslint.config.js', ...Object.keys(files)].sort();

test.each([
  ["import { a } from './a';"],
  ["import './a';"],
  ["import type { A } from './a.ts';"],
  ["export * from './a';"],
  ["export * as a from './a';"],
  ["export const a = await import('./a');"],
  ["export type A = import('./a').A;"],
  ["/** @type {import('./a').A} */\nexport let a;"],
  ["/** @import { A } from './a' */\nexport let a;"],
])('the graph knows the import in %s', (text) => {
  const { folder, sources } = project({ 'a.ts': 'export type A = 1;', 'b.ts': text });
  expect([...(readImports(folder, sources).get('b.ts')?.values() ?? [])]).toEqual(['a.ts']);
});

test('a closure has what the imports import, and ends in a circle', () => {
  const { folder, sources } = project({
    'a.ts': "import './b.ts';",
    'b.ts': "import './c.css?inline';\nimport './a.ts';",
    'c.css': '',
    'd.ts': "import './a.ts';",
  });
  expect(closureOf(readImports(folder, sources), ['a.ts'])).toEqual(['a.ts', 'b.ts', 'c.css']);
});

const files = {
  'a.ts': "import { b } from './b.ts';\nexport const a = b;",
  'b.ts': "import { c } from './c';\nexport const b = c;",
  'c.tsx': 'export const c = 1;',
  'd.ts': 'export const d = 1;',
};

test('a change touches the findings of all that import it', () => {
  expect(touchedBy(files, { 'c.tsx': 'export const c = "1";' })).toEqual(['a.ts', 'b.ts', 'c.tsx']);
});

test('a new file touches those whose import it now answers', () => {
  expect(touchedBy(files, { 'c.ts': 'export const c = 2;' })).toEqual(['a.ts', 'b.ts', 'c.ts']);
});

test('a change of the rules or of a global type touches every file', () => {
  expect(touchedBy(files, { 'eslint.config.js': 'export default [{}];' })).toEqual(everything(files));
  expect(touchedBy(files, { 'e.d.ts': 'declare const e: 1;' })).toEqual(everything({ ...files, 'e.d.ts': '' }));
});

const augmenting = {
  ...files,
  'f.ts': "import type { D } from './g.ts';\ndeclare global { interface Window { d: D } }\nexport const f = 1;",
  'g.ts': 'export type D = 1;',
};

test('a change beside a global type touches no other file', () => {
  expect(touchedBy(augmenting, { 'f.ts': augmenting['f.ts'].replace('f = 1', 'f = 2') })).toEqual(['f.ts']);
});

test('a change of what a global type names touches every file', () => {
  expect(touchedBy(augmenting, { 'g.ts': 'export type D = 2;' })).toEqual(everything(augmenting));
  const own = { ...augmenting, 'f.ts': 'export type D = 1;\ndeclare global { interface Window { d: D } }' };
  expect(touchedBy(own, { 'f.ts': own['f.ts'].replace('D = 1', 'D = 2') })).toEqual(everything(own));
});
