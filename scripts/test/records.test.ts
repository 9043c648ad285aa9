import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type RunRecord, keepRecord, readRecords } from './records.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'viva-records-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const record = (day: number): RunRecord => ({
  at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  folder: '/clone',
  wholeGate: true,
  failures: [],
  later: [{ check: 'journeys', name: 'logs in', reason: 'too late' }],
});

test('the newest records come first', () => {
  const here = folder();
  for (const day of [2, 3, 1]) keepRecord(record(day), here);
  expect(readRecords(here)).toEqual([record(3), record(2), record(1)]);
});

test('a hundred records are kept', () => {
  const here = folder();
  for (let day = 1; day <= 101; day++) keepRecord(record(day), here);
  expect(readRecords(here)).toHaveLength(100);
  expect(readRecords(here).at(-1)?.at).toContain('2026-01-02');
});

test('what is no record is left out', () => {
  const here = folder();
  expect(readRecords(join(here, 'none'))).toEqual([]);
  writeFileSync(join(here, '2026.json'), '{');
  expect(readRecords(here)).toEqual([]);
});
