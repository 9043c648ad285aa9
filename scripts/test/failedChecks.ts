import type { RecordedFailure, RunRecord } from './records.ts';

/** What failed in a run, by check: the files or stories to run again, or undefined for all of the check. */
export type WhatFailed = ReadonlyMap<string, readonly string[] | undefined>;

/** What failed in the last run of this clone; undefined where none is recorded. */
export function whatFailed(records: readonly RunRecord[], folder: string): WhatFailed | undefined {
  const last = records.find((record) => record.folder === folder);
  if (last === undefined) return undefined;
  const byCheck = Map.groupBy(last.failures, ({ check }) => check);
  return new Map([...byCheck].map(([check, failures]) => [check, wantedOf(check, failures)]));
}

/** Stories are run by their names, tests by their files. What belongs to neither can come from anywhere in the check. */
function wantedOf(check: string, failures: readonly RecordedFailure[]): readonly string[] | undefined {
  const wanted = failures.map(({ name, file }) => (check === 'pictures' ? name : file));
  return wanted.includes(undefined) ? undefined : [...new Set(wanted.flatMap((one) => one ?? []))];
}
