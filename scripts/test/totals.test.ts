import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leftOut, ownTotals, playwrightTotals, reportTotals, summaryLine, vitestTotals } from './totals.ts';

const folder = mkdtempSync(join(tmpdir(), 'viva-totals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(value: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
}

test('a test file that cannot even be loaded counts as a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(vitestTotals(report({ numPassedTests: 1, numFailedTests: 0, testResults }))).toEqual({ passed: 1, failed: 1 });
});

test('a journey that passed only at the second try failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 };
  expect(playwrightTotals(report({ stats }))).toEqual({ passed: 3, failed: 2 });
});

test('pictures are counted by story', () => {
  expect(ownTotals(report({ passed: 978, failed: 2 }))).toEqual({ passed: 978, failed: 2 });
});

test('a runner that failed without a failed test counts as one failure', () => {
  expect(reportTotals(() => ({ passed: 5, failed: 0 }), false)).toEqual({ passed: 5, failed: 1 });
  expect(reportTotals(() => ({ passed: 5, failed: 0 }), true)).toEqual({ passed: 5, failed: 0 });
});

test('a runner without a report failed', () => {
  expect(reportTotals(() => vitestTotals(join(folder, 'none.json')), true)).toEqual({ passed: 0, failed: 1 });
});

test('a check that was left out says why instead of having passed, and fails on a build server', () => {
  expect(summaryLine('Offline', leftOut('it needs root', {}), 120)).toBe('– Offline: left out: it needs root (0.1 s)');
  expect(leftOut('it needs root', {}).failed).toBe(0);
  const onServer = leftOut('it needs root', { CI: 'true' });
  expect(onServer.failed).toBe(1);
  expect(summaryLine('Offline', onServer, 120)).toBe('✗ Offline: left out: it needs root (0.1 s)');
  expect(summaryLine('Lint', { passed: 1, failed: 0 }, 2_000)).toBe('✓ Lint: 1 passed, 0 failed (2.0 s)');
});

test('a check with the files of an earlier run names that run', () => {
  const same = { passed: 1, failed: 0, sameAs: '0a1b2c3d4e5f' };
  expect(summaryLine('Lint', same, 300)).toBe('✓ Lint: as in an earlier run (0a1b2c3d4e5f) (0.3 s)');
});
