import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { keepTimes, playwrightSeconds, slowest } from './times.ts';

const folder = mkdtempSync(join(tmpdir(), 'viva-times-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(value: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
}

test('a journey takes what its tests take in every window', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suites = [
    { file: 'a.spec.ts', specs: [spec(1_000)], suites: [{ specs: [spec(500, 500)] }] },
    { file: 'a.spec.ts', specs: [spec(3_000)] },
  ];
  const seconds = playwrightSeconds(report({ config: { rootDir: join(root, 'e2e') }, suites }));
  expect(seconds).toEqual({ 'e2e/a.spec.ts': 5 });
});

test('times of an earlier run stay while their files are there', () => {
  const file = join(folder, 'test-times.json');
  mkdirSync(join(folder, 'src'));
  for (const name of ['a', 'b']) writeFileSync(join(folder, 'src', name), '');
  writeFileSync(file, 'broken');
  keepTimes({ checks: { lint: 1 }, files: { 'src/a': 1, 'src/gone': 9 } }, file, folder);
  keepTimes({ checks: { types: 2 }, files: { 'src/b': 2 } }, file, folder);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    checks: { lint: 1, types: 2 },
    files: { 'src/b': 2, 'src/a': 1 },
  });
});

test('the slowest files come first', () => {
  expect(slowest({ a: 1, b: 12.3, c: 2 }, 2)).toEqual(['   12.3 s  b', '    2.0 s  c']);
});
