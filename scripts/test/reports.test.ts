import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { ownTotals, playwrightTotals, vitestTotals } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'viva-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(value: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
}

test('failures of tests, files, and stray errors all count', () => {
  const files = { 'a.test.ts': { passed: ['adds', 'subtracts'], failed: ['divides'] } };
  const failures = [
    { name: 'divides', file: 'a.test.ts', reason: 'expected 1 to be 2' },
    { name: 'an error outside of any test', reason: 'no socket' },
  ];
  expect(vitestTotals(report({ files, failures, seconds: { 'a.test.ts': 1.5 } }))).toEqual({
    ...{ passed: 2, failed: 2, files, failures, seconds: { 'a.test.ts': 1.5 } },
  });
});

test('a journey that passed on a later try passed, and is named with the reason of its first failure', () => {
  const result = (message: string) => ({ errors: [{ message }] });
  const spec = (title: string, status: string, ...results: object[]) => ({
    title,
    tests: [{ projectName: 'phone', status, results }],
  });
  const inner = { specs: [spec('logs out', 'flaky', result('too late'), { errors: [] })] };
  const suites = [
    { file: 'login.spec.ts', specs: [spec('logs in', 'unexpected', result('no page'), result('no'))], suites: [inner] },
  ];
  const config = { rootDir: join(root, 'e2e') };
  expect(playwrightTotals(report({ config, suites, stats: { expected: 3, unexpected: 1, flaky: 1 } }))).toEqual({
    passed: 4,
    failed: 1,
    failures: [{ name: 'logs in (phone)', file: 'e2e/login.spec.ts', reason: 'no page' }],
    later: [{ name: 'logs out (phone)', file: 'e2e/login.spec.ts', reason: 'too late' }],
  });
});

test('a file of journeys that could not be loaded failed, and is named', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  const broken = report({
    config: { rootDir: root },
    stats,
    errors: [{ message: 'SyntaxError', location: { file: join(root, 'e2e/a.spec.ts') } }],
  });
  expect(playwrightTotals(broken)).toMatchObject({
    failed: 1,
    failures: [{ file: 'e2e/a.spec.ts', reason: 'SyntaxError' }],
  });
});

test('pictures are counted by story', () => {
  const failures = [{ name: 'ui/Button › Busy', reason: '375-light differs' }];
  expect(ownTotals(report({ passed: 978, failed: 1, failures }))).toEqual({ passed: 978, failed: 1, failures });
});
