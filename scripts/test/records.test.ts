import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type RunRecord, keepRecord, lastRecords } from './records.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'viva-records-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const record = (day: number): RunRecord => ({
  ...{ at: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`, commit: 'c0ffee', tier: 'gate', slowness: 1 },
  ...{ minutes: 12, passed: 10, failed: 0, failures: [], later: [] },
});

test('the newest records come first', () => {
  const here = folder();
  for (const day of [2, 3, 1]) keepRecord(record(day), here);
  expect(lastRecords(2, here)).toEqual([record(3), record(2)]);
});

test('thirty records are kept', () => {
  const here = folder();
  for (let n = 1; n <= 31; n++) keepRecord({ ...record(1), at: new Date(Date.UTC(2026, 0, n)).toISOString() }, here);
  expect(lastRecords(100, here).map(({ at }) => at.slice(0, 10))).toHaveLength(30);
  expect(lastRecords(100, here).at(-1)?.at).toContain('2026-01-02');
});

test('what is no record is left out', () => {
  const here = folder();
  expect(lastRecords(5, join(here, 'none'))).toEqual([]);
  writeFileSync(join(here, '2026.json'), '{');
  expect(lastRecords(5, here)).toEqual([]);
});
