import { expect, test } from 'vitest';
import { whatFailed } from './failedChecks.ts';
import type { RecordedFailure, RunRecord } from './records.ts';

const failure = (check: string, name: string, file?: string): RecordedFailure => ({ check, name, file, reason: 'no' });
const record = (folder: string, ...failures: RecordedFailure[]): RunRecord => ({
  ...{ at: '2026-11-20T10:00:00.000Z', folder, wholeGate: true, failures, later: [] },
});

test('the files of tests and the names of stories are what failed', () => {
  const last = record(
    '/clone',
    failure('parts', 'a', 'a.test.ts'),
    failure('parts', 'b', 'a.test.ts'),
    failure('pictures', 'ui/Button › Busy', 'Button.stories.tsx'),
  );
  expect(whatFailed([last], '/clone')).toEqual(
    new Map([
      ['parts', ['a.test.ts']],
      ['pictures', ['ui/Button › Busy']],
    ]),
  );
});

test('a check with a failure that has no file is run whole', () => {
  const last = record('/clone', failure('journeys', 'a', 'a.spec.ts'), failure('journeys', 'the whole check'));
  expect(whatFailed([last], '/clone')).toEqual(new Map([['journeys', undefined]]));
});

test('only runs of the same clone count, the newest first', () => {
  const records = [record('/other'), record('/clone', failure('lint', 'lint')), record('/clone')];
  expect([...(whatFailed(records, '/clone')?.keys() ?? [])]).toEqual(['lint']);
  expect(whatFailed(records, '/other')?.size).toBe(0);
  expect(whatFailed(records, '/new')).toBeUndefined();
});
