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

test('a test that failed is named with its file and its reason', () => {
  const testResults = [
    {
      name: join(root, 'scripts/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'divides', failureMessages: ['expected 1 to be 2'] },
      ],
    },
  ];
  expect(vitestTotals(report({ testResults }))).toEqual({
    passed: 1,
    failed: 1,
    files: { 'scripts/a.test.ts': { passed: 1, failed: 1 } },
    failures: [{ name: 'divides', file: 'scripts/a.test.ts', reason: 'expected 1 to be 2' }],
  });
});

test('a test file that cannot even be loaded counts as a failure', () => {
  const testResults = [
    { name: join(root, 'a.test.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] },
    { name: join(root, 'b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  const { passed, failed, failures } = vitestTotals(report({ testResults }));
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(failures).toEqual([{ name: 'the whole file', file: 'b.test.ts', reason: 'no such module' }]);
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

test('a file of journeys that could not be loaded failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  const broken = report({ config: { rootDir: root }, stats, errors: [{ message: 'SyntaxError' }] });
  expect(playwrightTotals(broken)).toMatchObject({ failed: 1, failures: [{ reason: 'SyntaxError' }] });
});

test('pictures are counted by story', () => {
  const failures = [{ name: 'ui/Button › Busy', reason: '375-light differs' }];
  expect(ownTotals(report({ passed: 978, failed: 1, failures }))).toEqual({ passed: 978, failed: 1, failures });
});
