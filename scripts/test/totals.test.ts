import { expect, test } from 'vitest';
import { leftOut, reportTotals, summaryLine } from './totals.ts';

test('a runner that failed without a failed test counts as one failure, with its reason', () => {
  const failures = [{ name: 'the whole check', reason: 'ended with exit code 1' }];
  const read = () => ({ passed: 5, failed: 0 });
  expect(reportTotals(read, 'ended with exit code 1')).toEqual({ passed: 5, failed: 1, failures });
  expect(reportTotals(read, undefined)).toEqual({ passed: 5, failed: 0 });
});

test('a runner without a report failed, for the reason that it gave', () => {
  const missing = () => {
    throw new Error('no such file');
  };
  expect(reportTotals(missing, 'ended with exit code 1\nno such table')).toMatchObject({
    failed: 1,
    failures: [{ reason: expect.stringMatching(/exit code 1\nno such table\n.*no such file/) }],
  });
});

test('a check that was left out says why instead of having passed, and fails on a build server', () => {
  expect(summaryLine('Offline', leftOut('it needs root', {}), 120)).toBe('– Offline: left out: it needs root (0.1 s)');
  expect(leftOut('it needs root', {}).failed).toBe(0);
  const onServer = leftOut('it needs root', { CI: 'true' });
  expect(onServer).toMatchObject({ failed: 1, failures: [{ reason: 'it needs root' }] });
  expect(summaryLine('Offline', onServer, 120)).toBe('✗ Offline: left out: it needs root (0.1 s)');
  expect(summaryLine('Lint', { passed: 1, failed: 0 }, 2_000)).toBe('✓ Lint: 1 passed, 0 failed (2.0 s)');
});

test('a check with the files of an earlier run names that run', () => {
  const same = { passed: 1, failed: 0, sameAs: '0a1b2c3d4e5f' };
  expect(summaryLine('Lint', same, 300)).toBe('✓ Lint: as in an earlier run (0a1b2c3d4e5f) (0.3 s)');
});

test('the summary counts what passed on a later try', () => {
  const totals = { passed: 9, failed: 0, later: [{ name: 'logs in', reason: 'too late' }] };
  expect(summaryLine('Journeys', totals, 1_000)).toBe(
    '✓ Journeys: 9 passed, 1 of them on a later try, 0 failed (1.0 s)',
  );
});
