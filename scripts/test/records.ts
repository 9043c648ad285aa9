import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readIfThere, writeWhole } from '../setup/files.mjs';
import { checksFolder } from './marks.ts';

const failureSchema = z.object({
  check: z.string(),
  name: z.string(),
  file: z.string().optional(),
  reason: z.string(),
});

const recordSchema = z.object({
  /** When it ended, in ISO 8601. */
  at: z.string(),
  /** The folder of the clone that it was made in. */
  folder: z.string(),
  /** Whether it was the gate, and all of it. */
  wholeGate: z.boolean(),
  failures: z.array(failureSchema),
  later: z.array(failureSchema),
});

/** What is kept of a run. */
export type RunRecord = z.infer<typeof recordSchema>;
/** A failure in the record of a run, with the check that it belongs to. */
export type RecordedFailure = z.infer<typeof failureSchema>;

/** So many runs are kept. */
const mostRecords = 100;

const runsFolder = () => join(checksFolder(), 'runs');

/** Keeps the record of a run in the user's cache, and drops the oldest. */
export function keepRecord(record: RunRecord, folder: string = runsFolder()): void {
  writeWhole(join(folder, `${record.at.replaceAll(/[:.]/g, '-')}.json`), JSON.stringify(record, undefined, 2));
  for (const name of names(folder).slice(mostRecords)) rmSync(join(folder, name), { force: true });
}

/** The records that are kept, the newest first; one that can't be read is left out. */
export function readRecords(folder: string = runsFolder()): RunRecord[] {
  return names(folder).flatMap((name) => recordSchema.safeParse(parsed(readIfThere(join(folder, name)))).data ?? []);
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
  } catch {
    // No run was recorded yet.
    return [];
  }
}

function parsed(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
