import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { processIdentity } from '../lib/processes.mjs';
import { type StartedPart, isLeft, killAll, signalAll } from './partProcesses.ts';

/** What runs right now, for tests and for the next start: `run.json` in the data folder. */
export interface RunInfo {
  /** The supervisor. */
  readonly pid: number;
  readonly startedAt: string;
  readonly urls: Readonly<Record<string, string>>;
  readonly ports: Readonly<Record<string, number>>;
  parts: Record<string, StartedPart & { identity: string; log: string }>;
}

/** Keeps `run.json` in step. */
export class RunFile {
  readonly #file: string;
  readonly #info: RunInfo;

  constructor(file: string, info: Omit<RunInfo, 'parts'>) {
    this.#file = file;
    this.#info = { ...info, parts: {} };
    this.#write();
  }

  setPart(name: string, { pid, mark }: StartedPart, log: string): void {
    this.#info.parts[name] = { pid, mark, identity: processIdentity(pid) ?? 'ended', log };
    this.#write();
  }

  remove(): void {
    rmSync(this.#file, { force: true });
  }

  #write(): void {
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#info, null, 2), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}

const leftoverStopInMs = 10_000;

/** Ends the parts of an earlier run whose supervisor was killed. Only for who holds the data folder's lock. */
export async function endLeftovers(file: string): Promise<number> {
  const alive = recordedParts(file).filter((part) => signalAll(part, 'SIGTERM'));
  const deadline = performance.now() + leftoverStopInMs;
  let rest = alive;
  while (rest.length > 0 && performance.now() < deadline) {
    await wait(100);
    rest = rest.filter(isLeft);
  }
  for (const part of rest) killAll(part);
  rmSync(file, { force: true });
  return alive.length;
}

function recordedParts(file: string): StartedPart[] {
  let parts: unknown;
  try {
    const info: unknown = JSON.parse(readFileSync(file, 'utf8'));
    parts = typeof info === 'object' && info !== null && 'parts' in info ? info.parts : undefined;
  } catch {
    return [];
  }
  if (typeof parts !== 'object' || parts === null) return [];
  return Object.values(parts).flatMap((part: unknown) => {
    if (typeof part !== 'object' || part === null) return [];
    if (!('pid' in part) || !('mark' in part) || !('identity' in part)) return [];
    const { pid, mark, identity } = part;
    if (typeof pid !== 'number' || typeof mark !== 'string') return [];
    // A leader that is gone leaves its number to its group; one with another start time is somebody else.
    const now = processIdentity(pid);
    return now === undefined || now === identity ? [{ pid, mark }] : [];
  });
}
